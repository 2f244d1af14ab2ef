import { createHash } from 'node:crypto';
import type { Random } from '../random';
import type { Clock } from '../time';
import type { WechatProvider } from './wechat';
import { signPage } from './wechat-signature';

const DEMO_APP_ID = 'wxdemo0000000000';
/** Codes with this prefix are refused, for testing the refusal. */
const REFUSED = /^invalid/;

/** Codes of this provider and of testers. Other codes are from WeChat's own tools and differ each time. */
const OWN_CODE = /^demo-/;

/** A tester's code that names a number. */
const NAMED_PHONE = /^demo-(\d{5,14})$/;

/** A number that no other device has. */
const ownNumber = (visitor: string): string =>
  `170${String(createHash('sha256').update(visitor).digest().readUInt32BE() % 100_000_000).padStart(8, '0')}`;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 23);

/**
 * Grants authorization at once: the URL redirects straight back with a code. The same code, or the same device, always has the same
 * openid, so that a second visit finds the binding of the first. `demo-13800000003` is the phone that it names, any other code the device's.
 */
export function demoWechat(services: {
  readonly clock: Clock;
  readonly random: Random;
  readonly print: (line: string) => void;
}): WechatProvider {
  return {
    authorizeUrl(backUrl, deviceId) {
      const url = new URL(backUrl);
      const visitor = deviceId === null ? services.random.bytes(8).toString('hex') : digestOf(deviceId);
      url.searchParams.set('code', `demo-${visitor}`);
      return url.toString();
    },
    async openIdOf(code, channel, deviceId) {
      if (REFUSED.test(code)) return null;
      const visitor = OWN_CODE.test(code) ? code : (deviceId ?? code);
      return `demo_${digestOf(`${channel}:${visitor}`)}`;
    },
    async phoneOf(code, deviceId) {
      if (REFUSED.test(code)) return null;
      return { areaCode: '86', number: NAMED_PHONE.exec(code)?.[1] ?? ownNumber(deviceId ?? code) };
    },
    async sendSubscribeMessage({ data, page, templateId }) {
      services.print(`[subscribe] ${templateId} ${Object.values(data).join(' · ')} -> ${page}`);
      return { kind: 'sent' };
    },
    async shareSignature(pageUrl) {
      return signPage(services, { appId: DEMO_APP_ID, ticket: 'demo', pageUrl });
    },
  };
}
