import {
  bridgeCommands,
  type AppInfo,
  type BridgeCommand,
  type BridgeUserData,
  type NoReply,
} from '@/contract/bridge';
import { ENV_INFO_TIMEOUT_MS, ENV_INFO_TRIES } from '@/contract/constants';
import { Runtime } from '@/contract/enums';
import { fail, ok, type Result } from '@/contract/errors';
import { compareVersions } from '@/contract/helpers';
import { VERSION_NOT_SUPPORTED } from '../helpers';
import type { NativeUser, NativeUserStore, Platform } from '../types';
import type { NativeBridge } from './native-bridge';
import { androidUserFields, appInfo, replyFields, userData } from './replies';

export type NativeRuntime = typeof Runtime.androidApp | typeof Runtime.iosApp;

/** Of a command without a time-out of its own. */
const COMMAND_TIMEOUT_MS = 5000;

/** Asked before anything else; undefined when the app does not answer (part 1 section 4, App start). */
export async function readAppInfo(bridge: NativeBridge): Promise<AppInfo | undefined> {
  for (let attempt = 0; attempt < ENV_INFO_TRIES; attempt += 1) {
    const { name, replies } = bridgeCommands.getSystemEnvInfo;
    const reply = await bridge.call({ name, replies, params: {}, timeoutMs: ENV_INFO_TIMEOUT_MS });
    const info = reply.ok ? appInfo(reply.value) : undefined;
    if (info) return info;
  }
  return undefined;
}

/** What a native app does for the page: the commands of the contract, gated by the app's version. */
export class NativeHost {
  constructor(
    private readonly bridge: NativeBridge,
    private readonly runtime: NativeRuntime,
    private readonly info: AppInfo,
  ) {}

  readonly user: NativeUserStore = {
    read: () => this.readUser(),
    write: (user) => this.tell(bridgeCommands.setUserData, user ? userRecord(user) : NOBODY),
    backToLogin: () => this.tell(bridgeCommands.backToAppLogin, {}),
  };

  readonly openLink: Platform['openExternal'] = (url, { replace = false } = {}) =>
    this.tell(bridgeCommands.openWebLink, { url, replace });

  readonly liveCourse: Platform['liveCourse'] = (courseData) =>
    this.tell(bridgeCommands.liveCourse, { courseData });

  private async readUser(): Promise<Result<NativeUser | null>> {
    const reply = await this.send(bridgeCommands.getUserData, {});
    if (!reply.ok) return reply;
    const isAndroid = this.runtime === Runtime.androidApp;
    const user = userData(isAndroid ? androidUserFields(reply.value) : replyFields(reply.value));
    return ok(user && { appToken: '', openId: '', ...user });
  }

  private async tell<Params extends object>(
    command: BridgeCommand<Params, NoReply>,
    params: Params,
  ): Promise<Result<void>> {
    const sent = await this.send(command, params);
    return sent.ok ? ok(undefined) : sent;
  }

  private send(command: BridgeCommand, params: object): Promise<Result<unknown>> {
    const minVersion = command.minVersion[this.runtime === Runtime.androidApp ? 'android' : 'ios'];
    if (minVersion === null) return Promise.resolve(fail({ kind: 'unsupported', ability: command.name }));
    if (compareVersions(this.info.appVersion, minVersion) < 0) {
      return Promise.resolve(fail({ kind: 'unsupported', ability: VERSION_NOT_SUPPORTED }));
    }
    const { name, replies } = command;
    return this.bridge.call({ name, params, replies, timeoutMs: COMMAND_TIMEOUT_MS });
  }
}

const NOBODY: BridgeUserData = { userId: 0, token: '', time: 0, appToken: '', openId: '' };

const userRecord = ({ userId, token, time, appToken, openId }: NativeUser): BridgeUserData => ({
  userId,
  token,
  time,
  appToken,
  openId,
});
