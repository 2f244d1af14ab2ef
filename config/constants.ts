import fs from 'node:fs';
import path from 'node:path';

/**
 * What an operator sets when building (README, "Operator"). Everything ends up in the bundle, so nothing here is secret.
 *
 * - TARO_APP_API_ORIGIN: base URL of the gateway; H5 default is its own origin, the mini program needs an absolute one.
 * - TARO_APP_API_HOSTS: JSON, base URL per host name of src/contract/services.ts where they differ from the origin.
 * - TARO_APP_H5_ORIGIN: where the mini program's web-views find the H5 build.
 * - TARO_APP_CDN_ORIGIN: where the app's own pictures are; the reference backend's files by default.
 * - TARO_APP_TICKET_URL: external page for suggestions; the app's own /feedback by default.
 * - TARO_APP_RSA_PUBLIC_KEY(_FILE): PEM of the key that phones and passwords are encrypted with.
 * - TARO_APP_TRUSTED_LINK_HOSTS: comma-separated hosts that may receive the one-time token (rule links-7).
 * - TARO_APP_BLOCKED_WECHAT_HOSTS: comma-separated alternative domains that WeChat browsers may not open.
 */
export function buildConstants(mode: string): Record<string, string> {
  const env = process.env;
  const isWeapp = env.TARO_ENV === 'weapp';
  const apiOrigin = env.TARO_APP_API_ORIGIN ?? (isWeapp ? 'http://127.0.0.1:8080' : '');
  return stringifyAll({
    __APP_ENV__: {
      apiOrigin,
      apiHosts: JSON.parse(env.TARO_APP_API_HOSTS ?? '{}') as unknown,
      h5Origin: env.TARO_APP_H5_ORIGIN ?? apiOrigin,
      cdnOrigin: env.TARO_APP_CDN_ORIGIN ?? `${apiOrigin}/files`,
      ticketUrl: env.TARO_APP_TICKET_URL ?? '',
      rsaPublicKey: publicKey(),
      trustedLinkHosts: list(env.TARO_APP_TRUSTED_LINK_HOSTS),
      blockedWeChatHosts: list(env.TARO_APP_BLOCKED_WECHAT_HOSTS),
      production: mode === 'production',
    },
  });
}

function publicKey(): string {
  if (process.env.TARO_APP_RSA_PUBLIC_KEY) return process.env.TARO_APP_RSA_PUBLIC_KEY;
  const demo = path.resolve(__dirname, '..', 'server', 'demo-keys', 'DEMO_ONLY_public.pem');
  return fs.readFileSync(process.env.TARO_APP_RSA_PUBLIC_KEY_FILE ?? demo, 'utf8');
}

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const stringifyAll = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
