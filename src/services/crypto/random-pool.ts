/** Prefetched random bytes for code that needs them synchronously. Running out is an error, never a fallback. */
let pool: number[] = [];

/** Discards the rest: each encryption uses fresh bytes. */
export function fillPool(bytes: Uint8Array): void {
  pool = Array.from(bytes);
}

export function emptyPool(): void {
  pool = [];
}

export function nextRandomByte(): number {
  const byte = pool.pop();
  if (byte === undefined) throw new Error('no random bytes left');
  return byte;
}
