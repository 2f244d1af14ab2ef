import { nextTask } from './next-task';

/** A frame has sixteen: a finger that comes meanwhile is answered in the next one. */
const SLICE_MS = 8;

/** Work of many steps, in tasks as short as that. */
export async function inSlices<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await nextTask();
  }
}

export function atOnce<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
