/** The scenario of this tab: it outlives reloads and moves between pages. */
const KEY = 'scenario';

export interface Kept {
  /** As the address said it. */
  readonly text: string;
  readonly offsetMs: number;
  /** What of it is not in effect. */
  readonly problems: readonly string[];
}

export function keptScenario(storage: Storage): Kept | undefined {
  const text = storage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

export const keepScenario = (storage: Storage, kept: Kept): void =>
  storage.setItem(KEY, JSON.stringify(kept));

export const forgetScenario = (storage: Storage): void => storage.removeItem(KEY);
