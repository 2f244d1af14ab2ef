/** Flushes all promises that need no timer, including module loads. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
}
