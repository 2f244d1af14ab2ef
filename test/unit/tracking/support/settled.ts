/** Lets every promise that needs no timer come to its end, a loaded module's included. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
}
