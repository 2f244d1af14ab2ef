import type { App } from './app';

/** What parts of a page share without knowing each other: made when the first of them asks for it. */
export function oncePerApp<T>(create: (app: App) => T): (app: App) => T {
  const made = new WeakMap<App, T>();
  return (app) => {
    const known = made.get(app);
    if (known !== undefined) return known;
    const created = create(app);
    made.set(app, created);
    return created;
  };
}
