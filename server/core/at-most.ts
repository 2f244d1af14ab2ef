/** Lets so many pieces of work run at the same time; the others wait in the order in which they came. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // Who is let in by one that ends takes over its place, so that nobody slips in between.
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** One at a time for each key: another key waits for nobody. A key that nobody uses is forgotten. */
export function oneForEach(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lanes = new Map<string, { readonly run: ReturnType<typeof atMost>; inside: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { run: atMost(1), inside: 0 };
    lanes.set(key, lane);
    lane.inside += 1;
    try {
      return await lane.run(work);
    } finally {
      lane.inside -= 1;
      if (lane.inside === 0) lanes.delete(key);
    }
  };
}
