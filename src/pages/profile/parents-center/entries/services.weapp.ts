import type { MineEntry } from './types';

/** The mini program shows none (rule profile-18): keeps them and their drawings out of its main package. */
export const serviceEntries: readonly MineEntry[] = [];
