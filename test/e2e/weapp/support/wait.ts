const PATIENCE_MS = 15_000;
const STEP_MS = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP_MS));

/** Polls until the result is defined, and returns it. Fails after `patience` with what was expected and the last error. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  patience = PATIENCE_MS,
): Promise<T> {
  const deadline = performance.now() + patience;
  let last: unknown = 'the answer was nothing';
  do {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      last = error;
    }
    await pause();
  } while (performance.now() < deadline);
  throw new Error(`Waited ${patience} ms for ${what}: ${String(last)}`);
}
