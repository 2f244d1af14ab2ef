import { bridgeCommands, type BridgeCommandName, type BridgeEntry, type ReplyOf } from '@/contract/bridge';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { fail, ok, type Result } from '@/contract/errors';
import type { Abilities, Support } from '../abilities';
import { VERSION_NOT_SUPPORTED } from '../helpers';
import { supportInApp, type NativeSystem } from '../support';
import { watched } from '../watched';
import { androidShareOf, type AndroidSharePage } from './android-share';
import type { NativeBridge } from './native-bridge';
import type { NativeEvents } from './native-events';
import { parseReply } from './reply-parsers';
import { isWebAddress } from '@/platform/web-address';

/** Parameters that the app opens, fetches or passes on: http and https only (rule links-6). */
const LINKS = ['url', 'toURL', 'shareVideoUrl'] as const;

/** For commands without a timeout of their own. */
const COMMAND_TIMEOUT_MS = 5000;

interface NativeAbilitiesParts {
  readonly bridge: NativeBridge;
  readonly events: NativeEvents;
  readonly system: NativeSystem;
  /** x.y.z */
  readonly appVersion: string;
  /** Android's object for sharing images. */
  readonly page: AndroidSharePage;
}

/** The contract's commands in a native app, gated by its version. */
export function nativeAbilities(parts: NativeAbilitiesParts): Abilities {
  const { system, appVersion, events } = parts;
  const support = (command: BridgeCommandName): Support => supportInApp(command, system, appVersion);
  return watched({
    support,
    call: async (command, params) => {
      const supported = support(command);
      const { name } = bridgeCommands[command];
      if (supported === 'tooOld') return fail({ kind: 'unsupported', ability: VERSION_NOT_SUPPORTED });
      if (supported === 'unsupported') return fail({ kind: 'unsupported', ability: name });
      if (!isOpenable(params)) return fail({ kind: 'denied', ability: name });
      const reply = await send(parts, command, params ?? {});
      return (reply.ok ? understood(parts, command, reply.value) : reply) as Result<ReplyOf<typeof command>>;
    },
    on: (event, listener) => events.on(event, listener),
    started: () => events.started(),
  });
}

async function send(
  { bridge, system, page }: NativeAbilitiesParts,
  command: BridgeCommandName,
  params: object,
): Promise<Result<unknown>> {
  const { name, replies, timeoutMs = COMMAND_TIMEOUT_MS }: BridgeEntry = bridgeCommands[command];
  const isAndroidPicture = command === 'shareImage' && system === 'android';
  const share = isAndroidPicture ? androidShareOf(page) : undefined;
  if (share) return share(params);
  const reply = await bridge.call({ name, params, replies, timeoutMs });
  const isNowhere = isAndroidPicture && !reply.ok && reply.error.kind === 'unsupported';
  return isNowhere ? fail({ kind: 'business', code: '', message: BRIDGE_REFUSAL.noShareAndroid }) : reply;
}

function understood(
  { system }: NativeAbilitiesParts,
  command: BridgeCommandName,
  reply: unknown,
): Result<unknown> {
  const { name, replies }: BridgeEntry = bridgeCommands[command];
  if (!replies) return ok(null);
  const read = parseReply(command, reply, system);
  if (read.ok) return read;
  return read.error === 'refused'
    ? fail({ kind: 'denied', ability: name })
    : fail({ kind: 'decode', reason: `${name}: unreadable reply` });
}

/** Every link among the parameters must be http or https. */
function isOpenable(params: unknown): boolean {
  const fields = (params ?? {}) as Readonly<Record<string, unknown>>;
  return LINKS.every((name) => {
    const link = fields[name];
    return link === undefined || (typeof link === 'string' && isWebAddress(link));
  });
}
