import type { App, Singleton } from './app';

/** `app.get`: creates each part on first use and shares it. */
export function lazySingletons(app: () => App): App['get'] {
  const made = new Map<Singleton<unknown>, unknown>();
  return <T>(part: Singleton<T>): T => {
    if (!made.has(part)) made.set(part, part(app()));
    return made.get(part) as T;
  };
}
