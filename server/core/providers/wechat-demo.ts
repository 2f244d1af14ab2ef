import { createHash } from 'node:crypto';
import type { Random } from '../random';
import type { Clock } from '../time';
import type { WechatProvider } from './wechat';
import { signPage } from './wechat-signature';

const DEMO_APP_ID = 'wxdemo0000000000';
/** What WeChat would refuse starts like this, so that a tester can see the refusal. */
const REFUSED = /^invalid/;

/** Codes of this provider and of testers. Any other was made by WeChat's own tools, anew every time. */
const OWN_CODE = /^demo-/;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 23);

/**
 * Everybody agrees at once: the address comes straight back with a code. One code is always one openid, and so is one
 * device, so that the second visit finds what the first has bound.
 */
export function demoWechat(services: { readonly clock: Clock; readonly random: Random }): WechatProvider {
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
    async shareSignature(pageUrl) {
      return signPage(services, { appId: DEMO_APP_ID, ticket: 'demo', pageUrl });
    },
  };
}
