import type { Texts } from './texts-store';

/** The scenario in effect: of this tab, where it survives reloads, or of the mini program. */
const KEY = 'scenario';

export interface Kept {
  /** As in the address. */
  readonly text: string;
  readonly offsetMs: number;
  /** Parts that could not be applied. */
  readonly problems: readonly string[];
}

export function keptScenario(storage: Texts): Kept | undefined {
  const text = storage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

export const keepScenario = (storage: Texts, kept: Kept): void => storage.setItem(KEY, JSON.stringify(kept));

export const forgetScenario = (storage: Texts): void => storage.removeItem(KEY);
