/** Tracked events and visibility. */
import type { ValueOf } from '../wire';

export const EXPOSURE_THROTTLE_MS = 500;
export const EXPOSURE_THRESHOLD = 1;

/** Maximum records per request. */
export const MOST_EVENTS = 50;

/** Tracking. */
export const TRACKING_STATUS_SUCCESS = 'success';
export const TRACKING_DEFAULT_NETWORK_OPERATOR = 'other';
/** Tracking environment of the specification; production by default. */
export const EnvironmentLabel = {
  production: 'production',
  test: 'test',
  development: 'development',
} as const;
export type EnvironmentLabel = ValueOf<typeof EnvironmentLabel>;

/** What the record adds to every event's payload. */
export interface AddedToPayload {
  readonly android_channel: string;
  readonly environment: EnvironmentLabel;
}

/** Product names differ for the mini program and the app; the names are not shown (assumed). */
export const TRACKING_APP_NAME = { app: 'parent-app', miniProgram: 'parent-mini-program' } as const;

/** `platform` of a tracked event: rule tracking-2. web: a browser on Android or iOS; other: the rest. */
export const TrackingPlatform = { androidApp: 1, iosApp: 2, web: 3, other: 4 } as const;
export type TrackingPlatform = ValueOf<typeof TrackingPlatform>;
