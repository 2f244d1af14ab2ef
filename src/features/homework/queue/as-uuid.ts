/** 32 hexadecimal digits as a random UUID. Without randomness, derived from `otherwise`, so that a retry has the same id. */
export function asUuid(hex: string, otherwise: readonly number[]): string {
  const digits = hex || otherwise.map((part) => part.toString(16).padStart(10, '0')).join('');
  const padded = digits.padStart(32, '0').slice(-32);
  const parts = [padded.slice(0, 8), padded.slice(8, 12), `4${padded.slice(13, 16)}`];
  return [...parts, `a${padded.slice(17, 20)}`, padded.slice(20)].join('-');
}
