// A request and its answer, without sockets.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "engine/core/refusal.h"

namespace heptad {

struct HttpRequest {
  std::string method;
  std::string path;                          // decoded, without the query
  std::map<std::string, std::string> query;  // decoded
  std::string bearer;                        // the token, when one was sent
  std::string address;                       // of the client, for limits
  bool from_this_machine = false;            // not through a proxy
  std::string body;
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
};

// {"error":{…}} with the status that fits the code.
HttpResponse failed(const Refusal& refusal);

class HttpService {
 public:
  using Answer = std::function<void(HttpResponse)>;

  virtual ~HttpService() = default;
  // Whether the path is answered here rather than by the web client's files.
  virtual bool owns(std::string_view path) const = 0;
  // Answers now or later, once.
  virtual void handle(const HttpRequest& request, const Answer& answer) = 0;
};

}  // namespace heptad
