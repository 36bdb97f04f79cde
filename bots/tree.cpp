#include "bots/tree.h"

#include <algorithm>
#include <bit>

namespace heptad {

namespace {

constexpr std::size_t kFewest = 16;

}  // namespace

std::size_t Tree::most_nodes(std::size_t nodes, std::size_t bytes) {
  // The table has two to four entries a node.
  constexpr std::size_t kBytesPerNode = sizeof(Node) + kEdgesPerNode * sizeof(Edge) + 4 * sizeof(Entry);
  return std::max(kFewest, std::min(nodes, bytes / kBytesPerNode));
}

Tree::Tree(std::size_t nodes, std::size_t bytes)
    : table_size_(std::bit_ceil(2 * most_nodes(nodes, bytes))),
      nodes_(most_nodes(nodes, bytes)),
      edges_(most_nodes(nodes, bytes) * kEdgesPerNode + ActionList::kCapacity),
      table_(table_size_) {}

std::size_t Tree::bytes() const { return nodes_.bytes() + edges_.bytes() + table_.bytes(); }

std::size_t Tree::slot(std::uint64_t key) const {
  std::size_t at = key & (table_size_ - 1);
  while (table_[at].node_plus_one != 0 && table_[at].key != key) at = (at + 1) & (table_size_ - 1);
  return at;
}

NodeIndex Tree::find(std::uint64_t key) const {
  const Entry& entry = table_[slot(key)];
  return entry.node_plus_one == 0 ? kNoNode : entry.node_plus_one - 1;
}

NodeIndex Tree::add(Seat seat, const ActionList& actions) {
  const auto index = static_cast<NodeIndex>(nodes_.take(1));
  const std::size_t first = edges_.take(static_cast<std::size_t>(actions.size()));
  nodes_[index] = {.first_edge = static_cast<std::uint32_t>(first),
                   .edges = static_cast<std::uint16_t>(actions.size()),
                   .seat = seat};
  for (int i = 0; i < actions.size(); ++i) {
    edges_[first + static_cast<std::size_t>(i)] = Edge{.word = word(actions[i])};
  }
  return index;
}

NodeIndex Tree::add_under(std::uint64_t key, Seat seat, const ActionList& actions) {
  const NodeIndex index = add(seat, actions);
  table_[slot(key)] = {.key = key, .node_plus_one = index + 1};
  return index;
}

}  // namespace heptad
