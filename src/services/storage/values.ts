/** Every value that the app keeps on the device, one entry each. */
import type { CrashSource } from '@/contract/events';
import type { StoredValue } from './app-storage';
import { isObject, isShape } from './shapes';

export interface KeptUser {
  readonly token: string;
  readonly appToken: string;
  readonly openId: string;
  readonly userId: number;
  readonly unificationId: string;
  readonly time: number;
}

export interface KeptPresent {
  readonly presentId: string;
  readonly invitedUserId: number;
  /** What the address named by key; looked up when somebody logs in. */
  readonly presentKey?: string;
  readonly sourceKey?: string;
}

/** The token that a page came with, and the one that it was exchanged for: good only while both are those of now. */
interface KeptPlatformUser {
  readonly originToken: string;
  readonly token: string;
}

/** Tracked events that wait for the server, and which page of the browser may send them until when (services/tracking). */
export interface KeptEvents {
  /** '' for nobody. */
  readonly owner: string;
  /** Milliseconds. */
  readonly until: number;
  /** Not looked into. */
  readonly records: readonly unknown[];
}

/** What was typed on the page that a session ended on, by page and form (src/stores/open-forms.ts). */
interface KeptForms {
  readonly owner: number;
  readonly forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface KeptPhone {
  readonly phone: string;
  readonly areaCode: string;
}

/** Without anything of a parent's (services/tracking/crash.ts). */
interface KeptCrash {
  readonly source: CrashSource;
  readonly name: string;
  readonly reason: string;
  readonly stack: string;
}

interface KeptTicket {
  readonly openid: string;
  readonly ticket: string;
}

type AnyStoredValue = Omit<StoredValue<unknown>, 'isValid'> & {
  readonly isValid: (value: unknown) => boolean;
};

const isKeptEvents = (value: unknown): value is KeptEvents =>
  isShape<Omit<KeptEvents, 'records'>>({ owner: 'string', until: 'number' })(value) &&
  Array.isArray((value as Partial<KeptEvents>).records);
const isCrashes = (value: unknown): value is readonly KeptCrash[] =>
  Array.isArray(value) && value.every(isObject);
const isKeptForms = (value: unknown): value is KeptForms =>
  isShape<Pick<KeptForms, 'owner'>>({ owner: 'number' })(value) &&
  isObject((value as Partial<KeptForms>).forms) &&
  Object.values((value as KeptForms).forms).every(isObject);
const isTrue = (value: unknown): value is true => value === true;
const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';

const isCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  isObject(value) && Object.values(value).every((count) => typeof count === 'number');

export const stored = {
  /** A tester's own limit of popups in a row, in place of the operator's. */
  popupsInARow: { name: 'popupsInARow', version: 1, isValid: isCount },
  session: {
    name: 'session',
    version: 1,
    isValid: isShape<KeptUser>({
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
    isValid: isShape<KeptPresent>({
      presentId: 'string',
      invitedUserId: 'number',
      presentKey: 'string?',
      sourceKey: 'string?',
    }),
  },
  platformUser: {
    name: 'platformUser',
    version: 1,
    isValid: isShape<KeptPlatformUser>({ originToken: 'string', token: 'string' }),
  },
  /** The phone of the last login, for the login form alone. */
  lastPhone: {
    name: 'lastPhone',
    version: 1,
    isValid: isShape<KeptPhone>({ phone: 'string', areaCode: 'string' }),
  },
  /** Tells this device from the account's others; random, made on the first start. */
  deviceId: { name: 'deviceId', version: 1, isValid: isText },
  /** The parent logged out: WeChat, which still knows them, logs nobody in until the next login by hand. */
  loggedOut: { name: 'loggedOut', version: 1, isValid: isTrue },
  /** Of a session that was left where the server could not be told; it is told later. */
  untoldLogout: { name: 'untoldLogout', version: 1, isValid: isText },
  /** What kept the app from starting, to be told with the next start. */
  failedStart: { name: 'failedStart', version: 1, isValid: isCrashes },
  unsavedForms: { name: 'unsavedForms', version: 1, isValid: isKeptForms },
  trackedEvents: { name: 'trackedEvents', version: 1, isValid: isKeptEvents },
  /** Where WeChat's authorization is to come back to; there only while it is under way. */
  authBackUrl: { name: 'authBackUrl', version: 1, isValid: isText },
  /** Random, in the address that WeChat comes back to: there while a parent who is logged in binds WeChat. */
  weChatBinding: { name: 'weChatBinding', version: 1, isValid: isText },
  /** That WeChat named the visitor's openId, for the login to come; ends with the binding. */
  openidTicket: {
    name: 'openidTicket',
    version: 1,
    isValid: isShape<KeptTicket>({ openid: 'string', ticket: 'string' }),
  },
  /** How often each popup was shown, by its key. */
  popupCounts: { name: 'popupCounts', version: 1, isValid: isCounts },
} as const satisfies Record<string, AnyStoredValue>;
