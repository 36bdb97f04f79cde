// A review as a page of text: chances as lines of blocks, turning points in words, every decision, points by
// Age.
#pragma once

#include <string>

#include "bots/review.h"
#include "cli/names.h"
#include "cli/terminal/paint.h"

namespace heptad {

std::string review_report(const Review& review, const Names& names, const Paint& paint);

}  // namespace heptad
