#include "server/http.h"

#include "table/messages.h"

namespace heptad {
namespace {

int status_of(Code code) {
  if (code == Code::UnknownTable || code == Code::NotFound) return 404;
  if (code == Code::NotOver || code == Code::NotYours || code == Code::Forbidden || code == Code::Banned)
    return 403;
  if (code == Code::Revoked) return 401;
  if (code == Code::TooFast || code == Code::TooMany || code == Code::Busy) return 429;
  if (code == Code::Store) return 503;
  return 400;
}

}  // namespace

HttpResponse failed(const Refusal& refusal) {
  return {.status = status_of(refusal.code), .body = error_json(refusal)};
}

}  // namespace heptad
