import { MiniProgramEdition } from '@/contract/links/values';

/** What wx calls them. */
export const EDITION = {
  [MiniProgramEdition.release]: 'release',
  [MiniProgramEdition.test]: 'trial',
  [MiniProgramEdition.preview]: 'develop',
} as const satisfies Record<MiniProgramEdition, string>;
