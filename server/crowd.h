// How many connections there are, of everybody and of each peer.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <unordered_map>

namespace heptad {

class Crowd {
 public:
  std::size_t all() const { return open_->all; }
  std::size_t of(const std::string& peer) const {
    const auto found = open_->by_peer.find(peer);
    return found == open_->by_peer.end() ? 0 : found->second;
  }

 private:
  struct Open {
    std::size_t all = 0;
    std::unordered_map<std::string, std::size_t> by_peer;
  };

 public:
  // Counts a connection for as long as it lives, which may be longer than the rest of the server does.
  class Counted {
   public:
    Counted(const Crowd& crowd, std::string peer) : open_(crowd.open_), peer_(std::move(peer)) {
      ++open_->all;
      ++open_->by_peer[peer_];
    }
    ~Counted() {
      --open_->all;
      if (--open_->by_peer[peer_] == 0) open_->by_peer.erase(peer_);
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

   private:
    std::shared_ptr<Open> open_;
    std::string peer_;
  };

 private:
  std::shared_ptr<Open> open_ = std::make_shared<Open>();
};

}  // namespace heptad
