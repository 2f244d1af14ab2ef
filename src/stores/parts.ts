import type { App, Part } from './app';

/** `app.part`: creates each part on first use and shares it. */
export function partsOf(app: () => App): App['part'] {
  const made = new Map<Part<unknown>, unknown>();
  return <T>(part: Part<T>): T => {
    if (!made.has(part)) made.set(part, part(app()));
    return made.get(part) as T;
  };
}
