import { trackingCalls } from '@/contract/api/tracking';
import {
  TRACKING_APP_NAME,
  TRACKING_DEFAULT_NETWORK_OPERATOR,
  TRACKING_STATUS_SUCCESS,
  WEB_VERSION,
} from '@/contract/constants';
import { AppSystem, TrackingPlatform } from '@/contract/enums';
import type { EventName, EventPayloads, EventRecord } from '@/contract/events';
import { isAndroidApp, isIosApp, isMiniProgram } from '@/platform/helpers';
import type { Platform } from '@/platform/types';
import type { ApiClient } from '../api/types';
import type { Clock, Scheduler, Timer } from '../clock';
import { withoutPhones } from './privacy';
import type { Tracker } from './types';

export interface TrackerParts {
  readonly platform: Platform;
  readonly api: Pick<ApiClient, 'call'>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  userId(): number;
  deviceId(): string;
  readonly sessionId: string;
}

const FLUSH_MS = 3000;
/** Beyond this the oldest go: a parent without a network keeps no memory of every tap. */
const MAX_QUEUED = 100;

/** Behaviour tracking (part 2 section 3.3): queued, sent later, never in anybody's way. */
export class EventTracker implements Tracker {
  private queue: EventRecord[] = [];
  private timer: Timer | undefined;
  private count = 0;
  private lastPath = '';
  private lastPage = '';

  constructor(private readonly parts: TrackerParts) {}

  track<N extends EventName>(name: N, payload: EventPayloads[N]): void {
    try {
      this.queue.push(this.record(name, payload));
      if (this.queue.length > MAX_QUEUED) this.queue.shift();
      this.timer ??= this.parts.scheduler.after(FLUSH_MS, () => this.flush());
    } catch {
      // A payload that cannot be written down is lost; the parent's tap is not.
    }
  }

  pageView(page: string, path: string): void {
    this.track('page_view', { page, path, from: this.lastPage });
    this.lastPage = page;
    this.lastPath = path;
  }

  flush(): void {
    this.timer?.stop();
    this.timer = undefined;
    const records = this.queue;
    this.queue = [];
    // Failures are nobody's business but the log's (part 2 section 7), which the client keeps.
    for (const record of records) {
      void this.parts.api.call(trackingCalls.reportEvent, record, { outlivesPage: true });
    }
  }

  private record(name: EventName, payload: object): EventRecord {
    const { platform, clock, sessionId } = this.parts;
    const { environment } = platform;
    this.count += 1;
    return {
      user_id: this.parts.userId(),
      device_id: environment.appDeviceId || this.parts.deviceId(),
      session_id: sessionId,
      platform: platformCode(platform),
      os: [platform.os, environment.systemVersion].filter(Boolean).join(' '),
      network: TRACKING_DEFAULT_NETWORK_OPERATOR,
      mnc: platform.networkType(),
      app_version: environment.appVersion || WEB_VERSION,
      app_name: appName(platform),
      // The server sees the address; the app does not know it.
      ipaddr: '',
      entrance: TRACKING_APP_NAME.app,
      timestamp: clock.now(),
      status: TRACKING_STATUS_SUCCESS,
      event_name: name,
      event_id: `${sessionId}-${this.count}`,
      last_url: this.lastPath,
      paras: { ...withoutPhones(payload), android_channel: environment.channel },
    };
  }
}

const appName = (platform: Platform): string =>
  isMiniProgram(platform)
    ? TRACKING_APP_NAME.miniProgram
    : platform.environment.appName || TRACKING_APP_NAME.app;

/** Android app 1, iOS app 2, web 3 when the system value is 1 or 2, otherwise 4 (part 2 section 7). */
export function platformCode(platform: Platform): TrackingPlatform {
  if (isAndroidApp(platform)) return TrackingPlatform.androidApp;
  if (isIosApp(platform)) return TrackingPlatform.iosApp;
  const system = { android: AppSystem.android, ios: AppSystem.ios, other: '' }[platform.os];
  return system && !isMiniProgram(platform) ? TrackingPlatform.web : TrackingPlatform.other;
}
