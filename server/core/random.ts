import { createCipheriv, randomBytes, randomInt } from 'node:crypto';

/** Source of randomness; injected, so that tests are deterministic. */
export interface Random {
  /** An integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  bytes(length: number): Buffer;
}

export const systemRandom: Random = {
  int: (min, max) => randomInt(min, max + 1),
  bytes: (length) => randomBytes(length),
};

/** Length of the secret for `keyedRandom`. */
export const SECRET_BYTES = 16;

/** Deterministic for a secret and cryptographically strong: for code that cannot use the source itself, such as a worker thread. */
export function keyedRandom(secret: Uint8Array): Random {
  const stream = createCipheriv('aes-128-ctr', secret, Buffer.alloc(16));
  const bytes = (length: number) => stream.update(Buffer.alloc(length));
  const part = () => bytes(4).readUInt32BE() / 2 ** 32;
  return { bytes, int: (min, max) => min + Math.floor(part() * (max - min + 1)) };
}
