import { configure } from 'mobx';
import type { Platform } from '@/platform/types';
import { HttpApiClient } from '@/services/api/client';
import { systemClock, systemScheduler, type Clock, type Scheduler } from '@/services/clock';
import { ServerClock } from '@/services/server-clock';
import { appConfig, type AppConfig } from '@/services/config';
import { deviceIdOf, randomHex } from '@/services/device-id';
import { createFeedback } from '@/services/feedback';
import type { Feedback } from '@/services/feedback/types';
import { createFiles } from '@/services/files';
import { NativeCallsService } from '@/services/native';
import type { NativeCalls } from '@/services/native/types';
import { AppRouter } from '@/services/router/app-router';
import { createSharing } from '@/services/share';
import { AppStorage } from '@/services/storage/app-storage';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import { stored } from '@/services/storage/values';
import { Journal } from '@/services/tracking/journal';
import { EventTracker } from '@/services/tracking/tracker';
import type { ApiClient } from '@/services/api/types';
import type { Tracker } from '@/services/tracking/types';
import type { App, Singleton } from './app';
import { ReferralStore } from '../session/referral';
import { SessionStore } from '../session/session';
import { SessionBoundApi } from '../session/session-bound-api';
import { SessionFeedback } from '../session/session-feedback';
import { SessionPolicy } from '../session/session-policy';
import { StudentStore } from '../session/student';
import { TabsStore } from './tabs';

/** Replaceable in tests. */
export interface AppParts {
  readonly platform: Platform;
  readonly config?: AppConfig;
  readonly clock?: Clock;
  readonly scheduler?: Scheduler;
  readonly feedback?: Feedback;
  readonly api?: ApiClient;
  readonly tracker?: Tracker;
}

configure({ enforceActions: 'never' });

/** Creates the app without sending requests; whoIsHere() sends the first. */
export async function createApp(parts: AppParts): Promise<App> {
  const { platform, config = appConfig, clock = systemClock, scheduler = systemScheduler } = parts;
  const serverClock = new ServerClock(clock, platform);
  const storage = new AppStorage(platform.storage, Object.values(cacheEntries));
  const deviceId = await deviceIdOf(platform, storage);
  const session = new SessionStore(storage);
  if (!session.isLoggedIn) platform.firstPaint.hydrateCache();
  const feedback = new SessionFeedback(parts.feedback ?? createFeedback(platform, scheduler), session);
  const source = { platform, caller: () => session.user, deviceId: () => deviceId };
  const client: ApiClient =
    parts.api ??
    new HttpApiClient({
      transport: platform.transport,
      scheduler,
      clock,
      serverClock,
      config,
      source,
      onForcedLogin: (token) => void sessionPolicy.forced(token),
      onFailure: ({ path, service }, error) => {
        if (service === 'tracking') return;
        const code = 'code' in error ? error.code : '';
        tracker.track('api_failure', { call: path, kind: error.kind, code });
        journal.call(path, error.kind, code);
      },
      onFaults: ({ path }, faults) => journal.faults(path, faults),
    });
  const api = new SessionBoundApi(client, session);
  const tracker: Tracker =
    parts.tracker ??
    new EventTracker({
      platform,
      // Event uploads are valid whatever session is current.
      api: client,
      clock,
      scheduler,
      storage,
      environment: config.environment,
      userId: () => session.user.userId,
      deviceId: () => deviceId,
      sessionId: await randomHex(platform),
    });
  const links = { platform, config, api, feedback, tracker, scheduler, session };
  const router = new AppRouter({ ...links, native: () => native });
  const native: NativeCalls = new NativeCallsService({ platform, feedback, router });
  const journal = new Journal({ tracker, clock, page: () => router.current() ?? '' });
  platform.abilities.watch((answered) => journal.native(answered));
  const student = new StudentStore(api, session, new Cached(storage, session, cacheEntries.student));
  const sessionPolicy = new SessionPolicy({ platform, api, router, feedback, tracker, storage, session });
  const shared = {
    ...{ platform, config, clock, serverClock, scheduler },
    ...{ api, router, feedback, tracker, journal, storage },
  };
  const onForcedLogin = (token: string): void => void sessionPolicy.forced(token);
  const share = createSharing({ platform, config, api, router, native, tracker, clock });
  const files = createFiles({ platform, config, feedback, source, onForcedLogin });
  session.onLogout((by) => {
    // Another tab may have logged in another parent, who owns the stored values now.
    if (!storage.get(stored.session)?.token)
      Object.values(cacheEntries).forEach((entry) => storage.remove(entry));
    if (by !== 'app') void platform.nativeUser.write(null);
  });
  const app: App = {
    ...shared,
    native,
    files: { ...files, upload: (chosen) => session.own(files.upload(chosen)) },
    share,
    session,
    sessionPolicy,
    student,
    referral: new ReferralStore(storage),
    tabs: new TabsStore(platform, api, new Cached(storage, session, cacheEntries.tabs)),
    get: lazySingletons(() => app),
  };
  return app;
}

/** `app.get`: creates each part on first use and shares it. */
function lazySingletons(app: () => App): App['get'] {
  const made = new Map<Singleton<unknown>, unknown>();
  return <T>(part: Singleton<T>): T => {
    if (!made.has(part)) made.set(part, part(app()));
    return made.get(part) as T;
  };
}
