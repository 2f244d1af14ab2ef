import type { MineEntry } from './types';

/** The mini program shows none of them (rule profile-18): neither they nor their drawings weigh on its main package. */
export const serviceEntries: readonly MineEntry[] = [];
