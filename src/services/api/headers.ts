import { APP_ID, HEADER, STAFF_AUTH_TYPE } from '@/contract/wire';
import type { HeaderGroup } from '@/contract/services';
import type { Platform } from '@/platform/types';

export interface Caller {
  readonly token: string;
  readonly appToken: string;
  readonly userId: number;
  readonly time: number;
}

export interface HeaderSource {
  readonly platform: Pick<Platform, 'host' | 'environment'>;
  caller(): Caller;
  /** '' until it is known. */
  deviceId(): string;
}

type Headers = Readonly<Record<string, string>>;

/** Headers that identify the caller to a service. `token` replaces the session's, whose other values then do not apply. */
export function identify(source: HeaderSource, groups: readonly HeaderGroup[], token?: string): Headers {
  const own = source.caller();
  const caller = token === undefined || token === own.token ? own : { ...NOBODY, token };
  return Object.assign({}, ...groups.map((group) => headersOf(source, group, caller))) as Headers;
}

const NOBODY: Caller = { token: '', appToken: '', userId: 0, time: 0 };

function headersOf(source: HeaderSource, group: HeaderGroup, caller: Caller): Headers {
  switch (group) {
    case 'appid':
      return { [HEADER.appid]: APP_ID };
    case 'device':
      return deviceHeaders(source);
    case 'token':
      return caller.token ? { [HEADER.token]: caller.token } : {};
    case 'bearer':
      return caller.token ? { [HEADER.authorization]: `Bearer ${caller.token}` } : {};
    case 'home':
      return homeHeaders(caller);
    case 'staff':
      return { [HEADER.staffAuthType]: STAFF_AUTH_TYPE };
  }
}

function homeHeaders({ token, time, appToken, userId }: Caller): Headers {
  if (!token) return {};
  return { [HEADER.homeTime]: String(time), [HEADER.homeToken]: appToken, [HEADER.homeUid]: String(userId) };
}

/** Device information is sent from the native apps only: rule shell-42. */
function deviceHeaders({ platform, deviceId }: HeaderSource): Headers {
  if (!platform.host.sendsDeviceHeaders) return deviceId() ? { [HEADER.deviceId]: deviceId() } : {};
  const { appVersion, system, systemVersion, phoneModel, channel, appDeviceId, appName } =
    platform.environment;
  return {
    [HEADER.appVersion]: headerText(appVersion),
    [HEADER.system]: headerText(system),
    [HEADER.systemVersion]: headerText(systemVersion),
    [HEADER.phoneModel]: headerText(phoneModel),
    [HEADER.channel]: headerText(channel),
    [HEADER.appDeviceId]: headerText(appDeviceId),
    [HEADER.appName]: headerText(appName),
  };
}

/** Header values must be ASCII, but a phone's name may hold any characters. */
const headerText = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text));
