/** Random bytes that were fetched ahead for code that takes them synchronously. Empty is an error, never a fallback. */
let pool: number[] = [];

/** Throws away what is left: each encryption starts with bytes of its own. */
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
