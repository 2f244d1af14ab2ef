/** Command line and environment of `npm run gateway:check`. */
import { parseArgs } from 'node:util';
import { DEFAULT_AREA_CODE, PHONE_PATTERN } from '../../src/contract/account/values';
import type { HostName } from '../../src/contract/services';
import type { Options } from './check';
import type { Credentials } from './log-in';

export const USAGE = `npm run gateway:check -- --origin https://api.example.com --account <phone>

  --origin     base URL of the gateway
  --host       <name>=<base URL> of a service that has its own (TARO_APP_API_HOSTS); any number of times
  --account    phone of a test account, whose password is in GATEWAY_PASSWORD; none with GATEWAY_TOKEN, a session's token
  --area-code  of the phone, 86 without it
  --writes     makes the calls that change something, too: the account is another one afterwards`;

export interface Surroundings {
  /** Never on the command line, which a machine's other users can see. */
  readonly password?: string | undefined;
  readonly token?: string | undefined;
  /** The app's build settings. */
  readonly apiHosts: Readonly<Partial<Record<HostName, string>>>;
  publicKey(): string;
  keyVersion(): string;
}

type Read = Omit<Options, 'fetch'>;

/** A text is an error message. */
export function readOptions(args: readonly string[], surroundings: Surroundings): Read | string {
  const values = valuesIn(args);
  if (typeof values === 'string') return values;
  const named = values.host.map((pair) => /^(\w+)=(.+)$/.exec(pair)?.slice(1) ?? [pair, '']);
  const apiHosts = { ...surroundings.apiHosts, ...Object.fromEntries(named) } as Options['hosts']['apiHosts'];
  const apiOrigin = bare(values.origin ?? '');
  const plain = [apiOrigin, ...Object.values(apiHosts)].find((base) => !isSafe(base));
  if (plain !== undefined) return `"${plain}" is no base URL: https://…, or http:// on this machine`;
  const credentials = credentialsOf(values.account, values['area-code'], surroundings);
  return typeof credentials === 'string'
    ? credentials
    : { hosts: { apiOrigin, apiHosts }, credentials, writes: values.writes };
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        origin: { type: 'string' },
        host: { type: 'string', multiple: true, default: [] },
        account: { type: 'string' },
        'area-code': { type: 'string', default: DEFAULT_AREA_CODE },
        writes: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const bare = (url: string): string => url.replace(/\/+$/, '');

/** A session's token must not be sent unencrypted over a network. */
function isSafe(base: string): boolean {
  const url = URL.canParse(base) ? new URL(base) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.includes(url.hostname));
}

const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function credentialsOf(
  phone: string | undefined,
  areaCode: string,
  { password, token, publicKey, keyVersion }: Surroundings,
): Credentials | string {
  if (token) return { token };
  if (phone === undefined) return '--account is missing, or GATEWAY_TOKEN in the environment';
  if (!PHONE_PATTERN.test(phone)) return '--account is a phone: digits alone';
  if (!password) return 'GATEWAY_PASSWORD is missing in the environment';
  return { phone, areaCode, password, publicKey: publicKey(), cipherVersion: keyVersion() };
}

/** Must never be printed. */
export const secretsOf = (credentials: Credentials): readonly string[] =>
  'token' in credentials ? [credentials.token] : [credentials.phone, credentials.password];
