import { createHash } from 'node:crypto';
import type { Random } from '../random';
import type { Clock } from '../time';
import type { WechatProvider } from './wechat';
import { signPage } from './wechat-signature';

const DEMO_APP_ID = 'wxdemo0000000000';
/** What WeChat would refuse starts like this, so that a tester can see the refusal. */
const REFUSED = /^invalid/;

/** Everybody agrees at once: the address comes straight back with a code. One code is always one openid. */
export function demoWechat(services: { readonly clock: Clock; readonly random: Random }): WechatProvider {
  return {
    authorizeUrl(backUrl) {
      const url = new URL(backUrl);
      url.searchParams.set('code', `demo-${services.random.bytes(8).toString('hex')}`);
      return url.toString();
    },
    async openIdOf(code, channel) {
      if (REFUSED.test(code)) return null;
      const digest = createHash('sha256').update(`${channel}:${code}`).digest('base64url');
      return `demo_${digest.slice(0, 23)}`;
    },
    async shareSignature(pageUrl) {
      return signPage(services, { appId: DEMO_APP_ID, ticket: 'demo', pageUrl });
    },
  };
}
