// The memory of a tree search: nodes, their edges, and a table that finds a node by the position it stands
// for. Everything is bounded when it is made; a full tree takes no more nodes and the search goes on in what
// it has.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bots/arena.h"
#include "engine/core/action.h"
#include "engine/core/seat.h"

namespace heptad {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0xFFFFFFFF;

struct Edge {
  std::uint64_t word = 0;  // the action
  float prior = 0;
  float value = 0;  // mean, as the seat that decides here sees it
  std::uint32_t visits = 0;
  NodeIndex child = kNoNode;

  Action action() const { return action_of(word); }
};

struct Node {
  std::uint32_t first_edge = 0;
  std::uint16_t edges = 0;
  Seat seat = 0;  // who decides here
  std::uint32_t visits = 0;
  float value = 0;  // mean, as that seat sees it
};

class Tree {
 public:
  // Room for `nodes`, as far as `bytes` allow.
  Tree(std::size_t nodes, std::size_t bytes);

  static constexpr std::size_t kEdgesPerNode = 12;  // more than the average of every rule set

  // Of the memory it may come to use.
  std::size_t bytes() const;

  bool has_room(int edges) const {
    return nodes_.has_room(1) && edges_.has_room(static_cast<std::size_t>(edges));
  }
  NodeIndex add(Seat seat, const ActionList& actions);
  NodeIndex add_under(std::uint64_t key, Seat seat, const ActionList& actions);
  NodeIndex find(std::uint64_t key) const;

  Node& node(NodeIndex index) { return nodes_[index]; }
  const Node& node(NodeIndex index) const { return nodes_[index]; }
  Edge* edges(const Node& node) { return &edges_[node.first_edge]; }
  const Edge* edges(const Node& node) const { return &edges_[node.first_edge]; }
  std::size_t size() const { return nodes_.size(); }

 private:
  struct Entry {
    std::uint64_t key;
    NodeIndex node_plus_one;  // 0: empty
  };

  static std::size_t most_nodes(std::size_t nodes, std::size_t bytes);
  std::size_t slot(std::uint64_t key) const;

  std::size_t table_size_;
  Arena<Node> nodes_;
  Arena<Edge> edges_;
  Arena<Entry> table_;
};

}  // namespace heptad
