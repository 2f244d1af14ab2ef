/** Flushes all promises that need no timer, including module loads. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 300; round += 1) await Promise.resolve();
}
