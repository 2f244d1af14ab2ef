import { BACKEND_CODE } from '../../../src/contract/errors';

/** A machine that has too much to do says so, and whoever asked asks again. The test's own time-out is the limit. */
export async function untilHeard<A extends { readonly code?: unknown }>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (answer.code !== BACKEND_CODE.unavailable) return answer;
  }
}
