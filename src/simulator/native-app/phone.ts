import type { BridgeUserData, ChosenFile } from '@/contract/bridge';
import type { NativeAppOptions } from './options';
import type { AppWindow } from './wire';

/** What a call brought along, unread. */
export type Params = Readonly<Record<string, unknown>>;

/** What the commands work on. */
export interface Phone {
  readonly page: AppWindow;
  /** Those of the moment: a tester may change them. */
  readonly options: () => NativeAppOptions;
  readonly memory: PhoneMemory;
  /** Tells the page an event. */
  tell(event: string, data: unknown): void;
}

const USER_KEY = 'native-app.user';
const NOBODY: BridgeUserData = { userId: 0, token: '', time: 0 };

export const forgetUser = (storage: Storage): void => storage.removeItem(USER_KEY);
export const rememberUser = (storage: Storage, user: BridgeUserData): void =>
  storage.setItem(USER_KEY, JSON.stringify(user));

/** What the app knows beyond the page: the user outlives a reload of it. */
export class PhoneMemory {
  /** Pictures and films that the parent chose, by their path. */
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

/** The parent or the phone said no; what says yes has a status of 1 (both assumed). */
export const REFUSED = { status: 0 } as const;
export const DONE = { status: 1 } as const;
/** Of commands that are not answered. */
export const SILENT = undefined;
