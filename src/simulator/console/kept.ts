/** This tab's scenario: survives reloads and navigation. */
const KEY = 'scenario';

export interface Kept {
  /** As in the address. */
  readonly text: string;
  readonly offsetMs: number;
  /** Parts that could not be applied. */
  readonly problems: readonly string[];
}

export function keptScenario(storage: Storage): Kept | undefined {
  const text = storage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

export const keepScenario = (storage: Storage, kept: Kept): void =>
  storage.setItem(KEY, JSON.stringify(kept));

export const forgetScenario = (storage: Storage): void => storage.removeItem(KEY);
