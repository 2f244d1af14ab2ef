import { randomBytes, randomInt } from 'node:crypto';

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
