import type { CrashSource } from '@/contract/events';
import type { Platform } from '@/platform/types';
import type { App } from '@/stores/app';
import type { AppParts } from '@/stores/create-app';

/**
 * loading: the screens wait; blocked: this address may not be used from WeChat; failed: something threw, and the parent may try
 * again; ready: who is here is known.
 */
export type BootStatus = 'loading' | 'blocked' | 'failed' | 'ready';

/** Stand in for the real ones in tests. */
export type StartParts = Omit<AppParts, 'platform'>;

/** The start as its steps see it: what it has found and made so far, and whom they tell. */
export interface Starting {
  readonly app: App | undefined;
  readonly platform: Platform | undefined;
  untold: readonly (readonly [CrashSource, unknown])[];
  become(status: BootStatus): void;
  found(platform: Platform): void;
  made(app: App): void;
  tell(source: CrashSource, error: unknown): void;
}
