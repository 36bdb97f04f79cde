// Processor time of the calling thread: bots keep their time in it, so that a busy machine is no excuse.
#pragma once

namespace heptad {

double thread_cpu_ms();

}  // namespace heptad
