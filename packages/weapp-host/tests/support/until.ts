/** Polls until the result is true; fails after the deadline (ms), which a busy machine keeps too. */
export async function until(ask: () => Promise<boolean>, deadline = 30_000): Promise<void> {
  const end = Date.now() + deadline;
  for (;;) {
    if (await ask()) return;
    if (Date.now() > end) throw new Error(`still not so after ${deadline} ms: ${ask.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
