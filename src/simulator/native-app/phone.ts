import type { BridgeUserData, ChosenFile } from '@/contract/bridge';
import type { NativeAppOptions } from './options';
import type { AppWindow } from './wire';

/** A call's parameters, unvalidated. */
export type Params = Readonly<Record<string, unknown>>;

/** The commands' context. */
export interface Phone {
  readonly page: AppWindow;
  /** The current ones: a tester may change them. */
  readonly options: () => NativeAppOptions;
  readonly memory: PhoneMemory;
  /** Sends an event to the page. */
  emit(event: string, data: unknown): void;
}

const USER_KEY = 'native-app.user';
const NOBODY: BridgeUserData = { userId: 0, token: '', time: 0 };

export const forgetUser = (storage: Storage): void => storage.removeItem(USER_KEY);
export const rememberUser = (storage: Storage, user: BridgeUserData): void =>
  storage.setItem(USER_KEY, JSON.stringify(user));

/** The app's state: the user survives a reload of the page. */
export class PhoneMemory {
  /** Chosen pictures and videos, by path. */
  readonly files = new Map<string, { readonly file: ChosenFile; readonly blob: Blob }>();
  cacheBytes = 73_400_320;
  chooserLimit = Number.POSITIVE_INFINITY;

  constructor(
    private readonly storage: Storage,
    firstUser: BridgeUserData | null,
  ) {
    if (storage.getItem(USER_KEY) === null && firstUser) this.user = firstUser;
  }

  get user(): BridgeUserData {
    return JSON.parse(this.storage.getItem(USER_KEY) ?? JSON.stringify(NOBODY)) as BridgeUserData;
  }

  set user(user: BridgeUserData) {
    rememberUser(this.storage, user);
  }
}

/** Refused by the parent or the phone; a success has status 1 (both assumed). */
export const REFUSED = { status: 0 } as const;
export const DONE = { status: 1 } as const;
/** For commands without a reply. */
export const SILENT = undefined;
