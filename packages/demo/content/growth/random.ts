/** Seeded random numbers (mulberry32): the demo data is the same every time. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** True with this probability, 0 to 1. */
  happens(share: number): boolean;
  /** An integer, both ends included. */
  between(least: number, most: number): number;
}

export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    happens: (share) => next() < share,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}

/** Each value once in random order, then again in a new order. */
export function cycle<T>(chance: Chance, all: readonly T[]): () => T | undefined {
  let remaining: T[] = [];
  return () => {
    if (remaining.length === 0) remaining = [...all];
    return remaining.splice(chance.between(0, remaining.length - 1), 1)[0];
  };
}
