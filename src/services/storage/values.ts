/** All values that the app stores on the device. */
import type { CrashSource } from '@/contract/events';
import type { StoredValue } from './app-storage';
import { isObject, isShape } from './shapes';

export interface StoredUser {
  readonly token: string;
  readonly appToken: string;
  readonly openId: string;
  readonly userId: number;
  readonly unificationId: string;
  readonly time: number;
}

export interface StoredReferral {
  readonly presentId: string;
  readonly invitedUserId: number;
  /** Keys from the address, resolved at login. */
  readonly presentKey?: string;
  readonly sourceKey?: string;
}

/** The token that a page was opened with, and the one it was exchanged for: valid only while both are current. */
interface StoredPlatformUser {
  readonly originToken: string;
  readonly token: string;
}

/** Tracked events to be sent, and the lease of the tab that may send them (services/tracking). */
export interface StoredEvents {
  /** '' if free. */
  readonly owner: string;
  /** End of the lease in milliseconds. */
  readonly until: number;
  /** Not validated here. */
  readonly records: readonly unknown[];
}

/** Unsaved input at the end of a session, by page and form (src/stores/data/open-forms.ts). */
interface StoredForms {
  readonly owner: number;
  readonly forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface StoredPhone {
  readonly phone: string;
  readonly areaCode: string;
}

/** Without personal data (services/tracking/crash.ts). */
interface StoredCrash {
  readonly source: CrashSource;
  readonly name: string;
  readonly reason: string;
  readonly stack: string;
}

interface StoredTicket {
  readonly openid: string;
  readonly ticket: string;
}

type AnyStoredValue = Omit<StoredValue<unknown>, 'isValid'> & {
  readonly isValid: (value: unknown) => boolean;
};

const isKeptEvents = (value: unknown): value is StoredEvents =>
  isShape<Omit<StoredEvents, 'records'>>({ owner: 'string', until: 'number' })(value) &&
  Array.isArray((value as Partial<StoredEvents>).records);
const isCrashes = (value: unknown): value is readonly StoredCrash[] =>
  Array.isArray(value) && value.every(isObject);
const isKeptForms = (value: unknown): value is StoredForms =>
  isShape<Pick<StoredForms, 'owner'>>({ owner: 'number' })(value) &&
  isObject((value as Partial<StoredForms>).forms) &&
  Object.values((value as StoredForms).forms).every(isObject);
const isTrue = (value: unknown): value is true => value === true;
const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';

const isCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  isObject(value) && Object.values(value).every((count) => typeof count === 'number');

export const stored = {
  /** A tester's limit of consecutive popups, overriding the operator's. */
  popupsInARow: { name: 'popupsInARow', version: 1, isValid: isCount },
  session: {
    name: 'session',
    version: 1,
    isValid: isShape<StoredUser>({
      token: 'string',
      appToken: 'string',
      openId: 'string',
      userId: 'number',
      unificationId: 'string',
      time: 'number',
    }),
  },
  present: {
    name: 'present',
    version: 1,
    isValid: isShape<StoredReferral>({
      presentId: 'string',
      invitedUserId: 'number',
      presentKey: 'string?',
      sourceKey: 'string?',
    }),
  },
  platformUser: {
    name: 'platformUser',
    version: 1,
    isValid: isShape<StoredPlatformUser>({ originToken: 'string', token: 'string' }),
  },
  /** The phone of the last login, for the login form only. */
  lastPhone: {
    name: 'lastPhone',
    version: 1,
    isValid: isShape<StoredPhone>({ phone: 'string', areaCode: 'string' }),
  },
  /** Distinguishes this device from the account's others; random, created at the first start. */
  deviceId: { name: 'deviceId', version: 1, isValid: isText },
  /** The parent logged out: no silent WeChat login until the next manual one. */
  loggedOut: { name: 'loggedOut', version: 1, isValid: isTrue },
  /** Token of a logout that did not reach the server, to be retried. */
  unsentLogout: { name: 'unsentLogout', version: 1, isValid: isText },
  /** Errors that stopped the app's start, reported at the next one. */
  failedStart: { name: 'failedStart', version: 1, isValid: isCrashes },
  unsavedForms: { name: 'unsavedForms', version: 1, isValid: isKeptForms },
  trackedEvents: { name: 'trackedEvents', version: 1, isValid: isKeptEvents },
  /** Return address of a WeChat authorization in progress. */
  authBackUrl: { name: 'authBackUrl', version: 1, isValid: isText },
  /** Random value in the return address, during a WeChat binding of a logged-in parent. */
  weChatBinding: { name: 'weChatBinding', version: 1, isValid: isText },
  /** WeChat's ticket for the visitor's openId, for the next login; removed by the binding. */
  openidTicket: {
    name: 'openidTicket',
    version: 1,
    isValid: isShape<StoredTicket>({ openid: 'string', ticket: 'string' }),
  },
  /** How often each popup was shown, by key. */
  popupCounts: { name: 'popupCounts', version: 1, isValid: isCounts },
} as const satisfies Record<string, AnyStoredValue>;
