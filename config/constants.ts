interface Publishable {
  readonly apiHosts: (env: NodeJS.ProcessEnv) => unknown;
  readonly obstacles: (env: NodeJS.ProcessEnv) => string[];
  readonly publicKey: (env: NodeJS.ProcessEnv) => string;
}

const publishable = require('./publishable.cjs') as Publishable;

/**
 * The operator's build-time settings (docs/operations.md, "The app"). All of it is in the bundle, so nothing here is secret. An empty
 * variable counts as unset, as in the backend.
 */
export function buildConstants(mode: string): Record<string, string> {
  const isWeapp = process.env.TARO_ENV === 'weapp';
  const apiOrigin = given('TARO_APP_API_ORIGIN') ?? (isWeapp ? 'http://127.0.0.1:8080' : '');
  if (isWeapp && environment(mode) === 'production') refuseUnpublishable();
  return stringifyAll({
    __PICTURE_WIDTHS__: pictureWidths(),
    __SCENARIOS__: hasScenarios(),
    __APP_USER_AGENTS__: appUserAgents(),
    __APP_ENV__: {
      apiOrigin,
      // Base URL per host name of src/contract/services.ts, where it differs from the origin.
      apiHosts: apiHosts(),
      h5Origin: given('TARO_APP_H5_ORIGIN') ?? apiOrigin,
      cdnOrigin: given('TARO_APP_CDN_ORIGIN') ?? '',
      ticketUrl: given('TARO_APP_TICKET_URL') ?? '',
      harmonyApps: {
        parent: webAddress('TARO_APP_HARMONY_APP_URL'),
        student: webAddress('TARO_APP_HARMONY_STUDENT_APP_URL'),
      },
      // Limit of popups without an action of the parent in between (rule shell-83); 0: no limit.
      popupsInARow: Number(given('TARO_APP_POPUPS_IN_A_ROW') ?? '2'),
      // The operator's environment, sent with tracked events (rule shell-116).
      environment: environment(mode),
      rsaPublicKey: publicKey(),
      rsaKeyVersion: keyVersion(),
      // Hosts that may receive the one-time token (rule links-7).
      trustedLinkHosts: list(given('TARO_APP_TRUSTED_LINK_HOSTS')),
      blockedWeChatHosts: list(given('TARO_APP_BLOCKED_WECHAT_HOSTS')),
      // The mini program asks for the login before its first page (rule shell-262).
      loginFirst: given('TARO_APP_LOGIN_FIRST') === '1',
      production: mode === 'production',
    },
  });
}

/** One sentence for each obstacle. */
function refuseUnpublishable(): void {
  const found = publishable.obstacles(process.env);
  if (found.length > 0)
    throw new Error([...found, 'To try it in DevTools: TARO_APP_ENVIRONMENT=test'].join('\n'));
}

/** Words in the user agents of the operator's apps; the backend reads the same variable, with the same default (server/core/config.ts). */
export const appUserAgents = (): string[] =>
  list(given('APP_USER_AGENTS') ?? 'WandouParent/').filter((word) => word !== 'none');

/** Our backend has several (src/contract/files/values.ts); for a gateway, its operator configures them. */
function pictureWidths(): readonly number[] {
  const isElsewhere = (given('TARO_APP_API_ORIGIN') ?? given('TARO_APP_API_HOSTS')) !== undefined;
  const named = given('TARO_APP_PICTURE_WIDTHS') ?? (isElsewhere ? '' : '160,320,640,1280');
  const widths = list(named).map(Number);
  if (widths.every((width) => Number.isInteger(width) && width > 0)) return widths.sort((a, b) => a - b);
  throw new Error('TARO_APP_PICTURE_WIDTHS is numbers of pixels, separated by commas');
}

export const apiHosts = (): unknown => publishable.apiHosts(process.env);

export const publicKey = (): string => publishable.publicKey(process.env);

/** RSA_KEY_VERSION of the backend's half of the key. */
export const keyVersion = (): string => given('TARO_APP_RSA_KEY_VERSION') ?? 'v1';

/** The testers' console of the mini program: in watch mode, and in builds of the test environment that ask for it. */
export function hasScenarios(): boolean {
  const isWanted = given('WITH_SCENARIOS') === '1';
  if (isWanted && given('TARO_APP_ENVIRONMENT') !== 'test')
    throw new Error('WITH_SCENARIOS is for builds with TARO_APP_ENVIRONMENT=test');
  return isWanted || process.env.NODE_ENV === 'development';
}

const ENVIRONMENTS = ['production', 'test', 'development'];

function environment(mode: string): string {
  const label = given('TARO_APP_ENVIRONMENT') ?? (mode === 'production' ? 'production' : 'development');
  if (!ENVIRONMENTS.includes(label)) {
    throw new Error(`TARO_APP_ENVIRONMENT is one of ${ENVIRONMENTS.join(', ')}`);
  }
  return label;
}

/** Only https is opened (rule links-6). */
function webAddress(name: string): string {
  const address = given(name) ?? '';
  if (address === '' || address.startsWith('https://')) return address;
  throw new Error(`${name} is an address that begins with https://`);
}

function given(name: string): string | undefined {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
}

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const stringifyAll = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
