import { MiniProgramEdition } from '@/contract/links/values';

/** wx's names. */
export const EDITION = {
  [MiniProgramEdition.release]: 'release',
  [MiniProgramEdition.test]: 'trial',
  [MiniProgramEdition.preview]: 'develop',
} as const satisfies Record<MiniProgramEdition, string>;

/** WeChat starts a mini program by its appid alone; an original id (gh_…) is known to the native apps. */
export const isOriginalId = (id: string): boolean => id.startsWith('gh_');
