import { MiniProgramEdition } from '@/contract/links/values';

/** wx's names. */
export const EDITION = {
  [MiniProgramEdition.release]: 'release',
  [MiniProgramEdition.test]: 'trial',
  [MiniProgramEdition.preview]: 'develop',
} as const satisfies Record<MiniProgramEdition, string>;
