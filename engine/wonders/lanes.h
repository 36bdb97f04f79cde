// Sixteen small numbers at once: with the instructions that the processor has for it, and in plain words.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#ifdef __SSE4_1__
#include <immintrin.h>
#elifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace heptad::wonders {

#ifdef __SSE4_1__

using Lanes = __m128i;

inline Lanes load(const std::array<std::uint8_t, 16>& bytes) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes.data()));
}
inline Lanes load(const std::array<std::uint8_t, 8>& bytes) {
  return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(bytes.data()));
}
inline Lanes lacking(Lanes a, Lanes b) { return _mm_subs_epu8(a, b); }
inline Lanes sum(Lanes a, Lanes b) { return _mm_adds_epu8(a, b); }
inline Lanes capped(Lanes a, int most) { return _mm_min_epu8(a, _mm_set1_epi8(static_cast<char>(most))); }
inline bool all_zero(Lanes a) { return _mm_testz_si128(a, a) != 0; }
inline int highest(Lanes a) {
  const Lanes inverse = _mm_xor_si128(a, _mm_set1_epi8(-1));
  const Lanes pairs = _mm_min_epu8(inverse, _mm_srli_epi16(inverse, 8));
  return 255 - (_mm_cvtsi128_si32(_mm_minpos_epu16(pairs)) & 0xFF);
}

#elifdef __wasm_simd128__

using Lanes = v128_t;

inline Lanes load(const std::array<std::uint8_t, 16>& bytes) { return wasm_v128_load(bytes.data()); }
inline Lanes load(const std::array<std::uint8_t, 8>& bytes) { return wasm_v128_load64_zero(bytes.data()); }
inline Lanes lacking(Lanes a, Lanes b) { return wasm_u8x16_sub_sat(a, b); }
inline Lanes sum(Lanes a, Lanes b) { return wasm_u8x16_add_sat(a, b); }
inline Lanes capped(Lanes a, int most) {
  return wasm_u8x16_min(a, wasm_u8x16_splat(static_cast<std::uint8_t>(most)));
}
inline bool all_zero(Lanes a) { return !wasm_v128_any_true(a); }
inline int highest(Lanes a) {
  a = wasm_u8x16_max(a, wasm_i64x2_shuffle(a, a, 1, 0));
  a = wasm_u8x16_max(a, wasm_u64x2_shr(a, 32));
  a = wasm_u8x16_max(a, wasm_u32x4_shr(a, 16));
  a = wasm_u8x16_max(a, wasm_u16x8_shr(a, 8));
  return wasm_u8x16_extract_lane(a, 0);
}

#else

struct Lanes {
  std::array<std::uint8_t, 16> byte = {};
};
template <std::size_t N>
Lanes load(const std::array<std::uint8_t, N>& bytes) {
  Lanes lanes;
  std::memcpy(lanes.byte.data(), bytes.data(), N);
  return lanes;
}
inline Lanes lacking(Lanes a, Lanes b) {
  for (int i = 0; i < 16; ++i)
    a.byte[i] = static_cast<std::uint8_t>(a.byte[i] - std::min(a.byte[i], b.byte[i]));
  return a;
}
inline Lanes sum(Lanes a, Lanes b) {
  for (int i = 0; i < 16; ++i) a.byte[i] = static_cast<std::uint8_t>(a.byte[i] + b.byte[i]);
  return a;
}
inline Lanes capped(Lanes a, int most) {
  for (auto& byte : a.byte) byte = std::min(byte, static_cast<std::uint8_t>(most));
  return a;
}
inline int highest(Lanes a) { return *std::ranges::max_element(a.byte); }
inline bool all_zero(Lanes a) { return highest(a) == 0; }

#endif

}  // namespace heptad::wonders
