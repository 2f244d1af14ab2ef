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
export function keyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { readonly run: ReturnType<typeof atMost>; inside: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { run: atMost(1), inside: 0 };
    queues.set(key, queue);
    queue.inside += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.inside -= 1;
      if (queue.inside === 0) queues.delete(key);
    }
  };
}
