// The next game, when everybody wants one.
#pragma once

#include "server/attendant.h"

namespace heptad {

class Hall;

class Rematches : public Attendant {
 public:
  explicit Rematches(Hall& hall) : hall_(hall) {}

  // The old table says which is the next: both are stored in one go, so that there is exactly one whenever
  // the power fails.
  std::optional<MadeTable> also(Proposal& proposal) override;
  void due(LiveTable& live) override;

 private:
  Hall& hall_;
};

}  // namespace heptad
