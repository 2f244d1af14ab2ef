/**
 * Native commands, one entry each: name, parameters, reply, lowest app version, and the fallback on hosts without the
 * app. Transport: rule shell-48, rule shell-49.
 */
import { courseCommands } from './bridge/course';
import type { BridgeParams, BridgeReply } from './bridge/define';
import { linkCommands } from './bridge/links';
import { mediaCommands } from './bridge/media';
import { sessionCommands } from './bridge/session';
import { shareCommands } from './bridge/share';

export type * from './bridge/course';
export type * from './bridge/define';
export type * from './bridge/links';
export type * from './bridge/media';
export type * from './bridge/session';
export { WeChatType } from './bridge/share';
export type * from './bridge/share';
export { BRIDGE_EVENTS } from './bridge/events';
export type * from './bridge/events';

export const bridgeCommands = {
  ...sessionCommands,
  ...shareCommands,
  ...linkCommands,
  ...mediaCommands,
  ...courseCommands,
} as const;

type Commands = typeof bridgeCommands;
export type BridgeCommandName = keyof Commands;
export type ParamsOf<C extends BridgeCommandName> = BridgeParams<Commands[C]>;
export type ReplyOf<C extends BridgeCommandName> = BridgeReply<Commands[C]>;

/** Hosts without the native app. */
export type AppLessHost = 'weChatWeb' | 'web' | 'miniProgram';

/** Commands with an own or helping implementation on a host: exactly these need code there. */
export type AnsweredBy<Host extends AppLessHost> = {
  [C in BridgeCommandName]: Commands[C][Host] extends null ? never : C;
}[BridgeCommandName];
