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
import type { PresentStore } from './present';
import type { SessionStore } from './session';
import type { SessionPolicy } from './session-policy';
import type { StudentStore } from './student';
import type { TabsStore } from './tabs';

/** Makes what parts of a page share without knowing each other. Its identity is its name. */
export type Part<T> = (app: App) => T;

/** Everything that screens share, put together once at start-up (create-app.ts) or by a test. */
export interface App {
  readonly platform: Platform;
  readonly config: AppConfig;
  /** The phone's: for timers and durations, and how old things are that it kept itself. */
  readonly clock: Clock;
  /** The server's: "today", windows, deadlines and whatever else its answers give a time of. */
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
  readonly present: PresentStore;
  readonly tabs: TabsStore;
  /** What features share beyond that: one of each, made when it is first asked for. */
  part<T>(part: Part<T>): T;
}
