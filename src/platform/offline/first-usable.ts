/** The first usable response; a source may have none, or fail. If none is usable, the last response or the last failure. */
export async function firstUsable<T>(
  sources: readonly (() => Promise<T | undefined>)[],
  isUsable: (answer: T) => boolean,
): Promise<T> {
  let found: (() => T) | undefined;
  for (const source of sources) {
    try {
      const answer = await source();
      if (answer === undefined) continue;
      if (isUsable(answer)) return answer;
      found = () => answer;
    } catch (error) {
      found ??= () => {
        throw error;
      };
    }
  }
  if (!found) throw new Error('No source answered');
  return found();
}
