import { reaction } from 'mobx';
import type { StudentInfo } from '../../../src/contract/profile/schema';
import { StudentStatus } from '../../../src/contract/profile/status';
import type { EventName, EventPayloads } from '@/contract/events';
import { createFakePlatform, type FakePlace, type FakePlatform } from '@/platform/fake';
import type { AppConfig } from '@/services/config';
import { HostedFeedback } from '@/services/feedback/hosted';
import type { Tracker } from '@/services/tracking/types';
import type { App } from '@/stores/app/app';
import { createApp } from '@/stores/app/create-app';
import type { SessionUser } from '@/stores/session/session';
import { FakeApi } from './fake-api';
import { FakeTime } from './fake-time';

export class FakeTracker implements Tracker {
  readonly events: { readonly name: EventName; readonly payload: object }[] = [];

  track<N extends EventName>(name: N, payload: EventPayloads[N]): void {
    this.events.push({ name, payload });
  }

  pageView(page: string, path: string): void {
    this.track('page_view', { page, path, from: '' });
  }

  flush(): void {
    // Nothing is queued.
  }

  payloads<N extends EventName>(name: N): EventPayloads[N][] {
    return this.events
      .filter((event) => event.name === name)
      .map(({ payload }) => payload as EventPayloads[N]);
  }
}

export interface FakeAppOptions {
  /** Default: logged out. */
  readonly user?: Partial<SessionUser>;
  readonly student?: Partial<StudentInfo>;
  readonly platform?: FakePlace;
  readonly config?: Partial<AppConfig>;
  readonly api?: FakeApi;
  /** Uses the real client and the platform's transport instead of `api`. */
  readonly overTheWire?: boolean;
  /** Sends events as the app does, instead of recording them in the fake tracker. */
  readonly sendsEvents?: boolean;
}

export interface FakeApp {
  readonly app: App;
  readonly api: FakeApi;
  readonly time: FakeTime;
  readonly platform: FakePlatform;
  readonly tracker: FakeTracker;
  readonly feedback: HostedFeedback;
  /** All toasts so far. */
  readonly toasts: string[];
}

export const TEST_CONFIG: AppConfig = { ...__APP_ENV__, h5Origin: 'https://app.example' };

export const TEST_USER: SessionUser = {
  token: 'token-1',
  appToken: 'app-token-1',
  openId: '',
  userId: 42,
  unificationId: 'U42',
  time: 1_700_000_000_000,
};

export const OFFICIAL: Partial<StudentInfo> = { studentStatus: StudentStatus.official, step: 'S2-1' };
export const UNOFFICIAL: Partial<StudentInfo> = { studentStatus: StudentStatus.unofficial };

/** The app's real composition with a fake host, backend, clock and tracker. */
export async function fakeApp(options: FakeAppOptions = {}): Promise<FakeApp> {
  const { api = new FakeApi() } = options;
  const time = new FakeTime();
  const platform = createFakePlatform(options.platform);
  const tracker = new FakeTracker();
  const feedback = new HostedFeedback(time);
  const config = { ...TEST_CONFIG, ...options.config };
  const shared = {
    ...{ platform, config, clock: time, scheduler: time, feedback },
    ...(options.sendsEvents ? {} : { tracker }),
  };
  const app = await createApp(options.overTheWire ? shared : { ...shared, api });
  if (options.user) app.session.setUser(options.user);
  if (options.student) app.student.setInfo({ ...app.student.info, ...options.student });
  const toasts: string[] = [];
  reaction(
    () => feedback.toastText,
    (text) => text && toasts.push(text),
  );
  return { app, api, time, platform, tracker, feedback, toasts };
}
