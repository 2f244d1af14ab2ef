/** What the network answers, or what is kept when it fails, is no use, or takes too long. Waits on when nothing is kept. */
export async function inTime<T>(
  network: Promise<T>,
  kept: () => Promise<T | undefined>,
  { isUsable, patienceMs }: { isUsable: (answer: T) => boolean; patienceMs: number | undefined },
): Promise<T> {
  const tooLate = new Promise<undefined>((resolve) => {
    if (patienceMs !== undefined) setTimeout(resolve, patienceMs, undefined);
  });
  try {
    const answer = await Promise.race([network, tooLate]);
    if (answer !== undefined && isUsable(answer)) return answer;
  } catch {
    // Off line: what is kept is the answer, and without it the failure itself, below.
  }
  return (await kept()) ?? network;
}
