import type { BridgeCommandName, ReplyOf } from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import type { NativeSystem } from '../support';
import { chosenFiles, uploadedUrls } from './file-replies';
import {
  amount,
  androidUserFields,
  appInfo,
  appOwnConfig,
  flag,
  isRefusal,
  list,
  replyFields,
  text,
  userData,
} from './replies';

/** refused: the parent or the app declined; unreadable: neither yes nor no. */
type Unanswered = 'refused' | 'unreadable';
type AnsweringCommand = { [C in BridgeCommandName]: ReplyOf<C> extends null ? never : C }[BridgeCommandName];

/** One reader per command whose reply carries data; undefined: unreadable. */
const READERS: {
  readonly [C in AnsweringCommand]: (reply: unknown, system: NativeSystem) => ReplyOf<C> | undefined;
} = {
  getSystemEnvInfo: appInfo,
  getUserData: (reply, system) => userData(reply, system === 'android' ? androidUserFields : replyFields),
  getAppConfig: appOwnConfig,
  getSharePlatforms: (reply) => {
    const platforms = list(reply, 'platforms');
    return platforms && { platforms: platforms.map(text).filter((name) => name !== '') };
  },
  getDeviceTopHeight: (reply) => amount(reply, 'height'),
  getPushState: (reply) => flag(reply),
  getCourseCacheSize: (reply) => amount(reply, 'size'),
  chooseFile: chosenFiles,
  uploadFile: uploadedUrls,
};

/** Commands with plain values: a bare 0 or false is a value, not a refusal. */
const PLAIN_VALUE_COMMANDS: readonly BridgeCommandName[] = [
  'getUserData',
  'getPushState',
  'getCourseCacheSize',
  'getDeviceTopHeight',
];

/** Converts the app's raw reply to the contract's type. Never throws. */
export function parseReply<C extends BridgeCommandName>(
  command: C,
  reply: unknown,
  system: NativeSystem,
): Result<ReplyOf<C>, Unanswered> {
  if (!PLAIN_VALUE_COMMANDS.includes(command) && isRefusal(reply)) return { ok: false, error: 'refused' };
  const read = (READERS as Partial<Record<BridgeCommandName, (typeof READERS)[AnsweringCommand]>>)[command];
  const value = read ? read(reply, system) : null;
  return value === undefined ? { ok: false, error: 'unreadable' } : { ok: true, value: value as ReplyOf<C> };
}
