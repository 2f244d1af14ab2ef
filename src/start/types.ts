import type { CrashSource } from '@/contract/events';
import type { Platform } from '@/platform/types';
import type { App } from '@/stores/app';
import type { AppParts } from '@/stores/create-app';

/**
 * loading: skeletons show; blocked: this address may not be used from WeChat; failed: an error was thrown, and the parent may retry; ready:
 * the session is known.
 */
export type BootStatus = 'loading' | 'blocked' | 'failed' | 'ready';

/** Replaced in tests. */
export type StartParts = Omit<AppParts, 'platform'>;

/** The start as its steps see it: results so far, and where to report. */
export interface Starting {
  readonly app: App | undefined;
  readonly platform: Platform | undefined;
  untold: readonly (readonly [CrashSource, unknown])[];
  become(status: BootStatus): void;
  found(platform: Platform): void;
  made(app: App): void;
  tell(source: CrashSource, error: unknown): void;
}
