// A game looked at again, for a JavaScript host: one review at a time, a few decisions a call, so that a page
// can show how far it is and stop. Needs the weights of the rule set.
#include "bots/review_json.h"

#include <optional>

#include "bindings/wasm/input.h"
#include "bindings/wasm/record_error.h"
#include "engine/refusal_json.h"

namespace heptad {
namespace {

std::optional<Review> review;

const char* hand_over(JsonWriter& json) {
  output = json.end_object().take();
  return output.c_str();
}

const char* progress(const Expected<void>& judged) {
  JsonWriter json;
  json.begin_object();
  if (!judged) {
    json.key("error").begin_object();
    write_refusal(json, judged.error());
    json.end_object();
  } else {
    json.field("pass", review->pass()).field("judged", static_cast<std::int64_t>(review->judged()));
    json.field("of", static_cast<std::int64_t>(review->moves().size()));
  }
  return hand_over(json);
}

Expected<void> judge(int count) {
  if (!review) return refuse(Code::NoGame, "No review has begun.");
  for (int i = 0; i < count && !review->done(); ++i) {
    if (auto judged = review->step(); !judged) return judged;
  }
  return {};
}

}  // namespace
}  // namespace heptad

// The input is a record; so many iterations a decision in the first pass (0: the usual level's).
// {"pass":1,"judged":0,"of":64}, or {"error":{…}}.
extern "C" [[clang::export_name("heptad_review_open")]] const char* heptad_review_open(int iterations,
                                                                                       int seed) {
  using namespace heptad;
  auto read = read_record(input);
  if (!read) {
    JsonWriter json;
    write_record_error(json.begin_object(), read.error());
    return hand_over(json);
  }
  review.emplace(std::move(read->record), BotSpec{.kind = BotKind::Level, .level = kReviewLevel},
                 Budget{.iterations = iterations, .seed = static_cast<std::uint64_t>(seed)});
  return progress({});
}

// Judges so many decisions, less at the end of a pass.
extern "C" [[clang::export_name("heptad_review_step")]] const char* heptad_review_step(int count) {
  return heptad::progress(heptad::judge(count));
}

// Begins another, deeper pass.
extern "C" [[clang::export_name("heptad_review_deepen")]] const char* heptad_review_deepen() {
  if (heptad::review) heptad::review->deepen();
  return heptad::progress(heptad::judge(0));
}

// All that is known, as in docs/cli.md.
extern "C" [[clang::export_name("heptad_review")]] const char* heptad_review() {
  heptad::JsonWriter json;
  json.begin_object();
  if (heptad::review) write_review(json, *heptad::review);
  return heptad::hand_over(json);
}
