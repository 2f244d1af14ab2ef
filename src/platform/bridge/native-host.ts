import { bridgeCommands, type AppInfo, type BridgeUserData, type NoReply } from '@/contract/bridge';
import { ENV_INFO_TIMEOUT_MS, ENV_INFO_TRIES } from '@/contract/host';
import { ok, type Result } from '@/contract/errors';
import type { Abilities } from '../abilities';
import type { NativeUser, Platform } from '../types';
import type { NativeBridge } from './native-bridge';
import { appInfo } from './replies';

/** Sent before any other command; undefined when the app does not reply. */
export async function readAppInfo(bridge: NativeBridge): Promise<AppInfo | undefined> {
  for (let attempt = 0; attempt < ENV_INFO_TRIES; attempt += 1) {
    const { name, replies } = bridgeCommands.getSystemEnvInfo;
    const reply = await bridge.call({ name, replies, params: {}, timeoutMs: ENV_INFO_TIMEOUT_MS });
    const info = reply.ok ? appInfo(reply.value) : undefined;
    if (info) return info;
  }
  return undefined;
}

type NativeHost = Pick<Platform, 'nativeUser' | 'openExternal' | 'openMiniProgram' | 'liveCourse'>;

/** Platform functions implemented by commands of the app. */
export const nativeHost = (abilities: Abilities): NativeHost => ({
  nativeUser: {
    read: async () => {
      const first = await abilities.call('getUserData', {});
      // Retry once: one garbled reply must not log the parent out.
      const user = isUnreadable(first) ? await abilities.call('getUserData', {}) : first;
      if (isUnreadable(user)) return ok(null);
      return user.ok ? ok(user.value && { appToken: '', openId: '', ...user.value }) : user;
    },
    write: (user) => done(abilities.call('setUserData', user ? userRecord(user) : NOBODY)),
    backToLogin: () => done(abilities.call('backToAppLogin', {})),
  },
  openExternal: (url, { replace = false } = {}) => done(abilities.call('openWebLink', { url, replace })),
  openMiniProgram: ({ userName, path, edition }) =>
    done(abilities.call('startMiniProgram', { username: userName, path, type: edition })),
  liveCourse: (courseData) => done(abilities.call('liveCourse', { courseData })),
});

const isUnreadable = (reply: Result<unknown>): boolean => !reply.ok && reply.error.kind === 'decode';

async function done(asked: Promise<Result<NoReply>>): Promise<Result<void>> {
  const result = await asked;
  return result.ok ? ok(undefined) : result;
}

const NOBODY: BridgeUserData = { userId: 0, token: '', time: 0, appToken: '', openId: '' };

const userRecord = ({ userId, token, time, appToken, openId }: NativeUser): BridgeUserData => ({
  userId,
  token,
  time,
  appToken,
  openId,
});
