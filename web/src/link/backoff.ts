// How long to wait before the n-th try: doubling from a quarter second to eight, with some luck in it,
// so that a thousand clients do not all come back in the same instant.
export function wait_before(attempt: number, luck: () => number = Math.random): number {
  const ceiling = Math.min(8000, 250 * 2 ** attempt);
  return ceiling / 2 + (ceiling / 2) * luck();
}
