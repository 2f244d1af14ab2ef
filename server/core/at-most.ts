/** Limits concurrency: at most `limit` tasks run at once, the others wait in FIFO order. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A finishing task hands its slot to the next waiter, so no newcomer can take it first.
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

/** Serialises tasks per key; different keys run in parallel. Unused keys are dropped. */
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
