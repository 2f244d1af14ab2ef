import { createCipheriv, randomBytes, randomInt } from 'node:crypto';

/** Every source of chance, so that a test can stand at any moment. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  bytes(length: number): Buffer;
}

export const systemRandom: Random = {
  int: (min, max) => randomInt(min, max + 1),
  bytes: (length) => randomBytes(length),
};

/** Of the secret of `keyedRandom`. */
export const SECRET_BYTES = 16;

/** The same numbers for the same secret, and as hard to guess: for who cannot ask the source itself, such as a thread. */
export function keyedRandom(secret: Uint8Array): Random {
  const stream = createCipheriv('aes-128-ctr', secret, Buffer.alloc(16));
  const bytes = (length: number) => stream.update(Buffer.alloc(length));
  const part = () => bytes(4).readUInt32BE() / 2 ** 32;
  return { bytes, int: (min, max) => min + Math.floor(part() * (max - min + 1)) };
}
