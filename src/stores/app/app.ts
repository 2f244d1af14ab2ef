import type { Platform } from '@/platform/types';
import type { ApiClient } from '@/services/api/types';
import type { Clock, Scheduler } from '@/services/clock';
import type { AppConfig } from '@/services/config';
import type { Feedback } from '@/services/feedback/types';
import type { Files } from '@/services/files/types';
import type { NativeCalls } from '@/services/native/types';
import type { ServerClock } from '@/services/server-clock';
import type { Router } from '@/services/router/types';
import type { Sharing } from '@/services/share/types';
import type { AppStorage } from '@/services/storage/app-storage';
import type { Journal } from '@/services/tracking/journal';
import type { Tracker } from '@/services/tracking/types';
import type { ReferralStore } from '../session/referral';
import type { SessionStore } from '../session/session';
import type { SessionPolicy } from '../session/session-policy';
import type { StudentStore } from '../session/student';
import type { TabsStore } from './tabs';

/** Creates an object that parts of a page share without depending on each other; the function itself is the key. */
export type Singleton<T> = (app: App) => T;

/** Everything that screens share, created once at start-up (create-app.ts) or by a test. */
export interface App {
  readonly platform: Platform;
  readonly config: AppConfig;
  /** The device's clock: for timers, durations and the age of stored data. */
  readonly clock: Clock;
  /** The server's clock: for "today", windows, deadlines and other times in responses. */
  readonly serverClock: ServerClock;
  readonly scheduler: Scheduler;
  readonly api: ApiClient;
  readonly router: Router;
  readonly feedback: Feedback;
  readonly files: Files;
  readonly native: NativeCalls;
  readonly share: Sharing;
  readonly tracker: Tracker;
  readonly journal: Journal;
  readonly storage: AppStorage;
  readonly session: SessionStore;
  readonly sessionPolicy: SessionPolicy;
  readonly student: StudentStore;
  readonly referral: ReferralStore;
  readonly tabs: TabsStore;
  /** Shared objects of features: one of each, created lazily. */
  get<T>(part: Singleton<T>): T;
}
