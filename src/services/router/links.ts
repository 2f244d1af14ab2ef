import { memberCalls } from '@/contract/api/member';
import { APP_TYPE_CODE } from '@/contract/constants';
import { isAndroidApp, isMiniProgram, isNativeApp } from '@/platform/helpers';
import type { Platform } from '@/platform/types';
import type { ApiClient } from '../api/types';
import type { AppConfig } from '../config';
import type { Feedback } from '../feedback/types';
import type { Tracker } from '../tracking/types';
import { webUrl, withQuery } from './paths';

export interface LinkParts {
  readonly platform: Platform;
  readonly config: AppConfig;
  readonly api: ApiClient;
  readonly feedback: Feedback;
  readonly tracker: Tracker;
}

/** Leaves the app (part 2 section 4.11, decisions.md 25). */
export class Links {
  constructor(private readonly parts: LinkParts) {}

  /** The path of a link that leads into the app itself, else undefined. */
  innerPathOf(link: string): string | undefined {
    if (/^\/(?![/\\])/.test(link)) return link;
    const origins = [this.parts.platform.location()?.origin, this.parts.config.h5Origin];
    const origin = origins.find((own) => own && (link === own || link.startsWith(`${own}/`)));
    return origin === undefined ? undefined : link.slice(origin.length) || '/';
  }

  /** The address to open, with the token where the host may have it; undefined when it is no web address. */
  async address(link: string): Promise<string | undefined> {
    const { platform, config, tracker } = this.parts;
    const target = webUrl(link);
    if (!target) return undefined;
    const isTrusted = config.trustedLinkHosts.includes(target.host);
    const token = isTrusted ? { token: await this.oneTimeToken() } : {};
    const appType = isNativeApp(platform) ? { appType: isAndroidApp(platform) ? 'android' : 'ios' } : {};
    tracker.track('external_link_open', { host: target.host, withToken: Boolean(token.token) });
    return withQuery(target.href, { ...token, ...appType });
  }

  /** Opens the address in the host; the mini program shows it in its web-view page, which is not this one's business. */
  async leave(link: string): Promise<{ readonly webView: string } | undefined> {
    const { platform, feedback } = this.parts;
    feedback.loading();
    const address = await this.address(link).finally(() => feedback.hideLoading());
    if (address === undefined) return undefined;
    if (isMiniProgram(platform)) return { webView: address };
    await platform.openExternal(address);
    return undefined;
  }

  /** '' for a visitor without a session, and whenever it cannot be had. */
  async oneTimeToken(): Promise<string> {
    const result = await this.parts.api.call(memberCalls.oneTimeLinkToken, { appTypeCode: APP_TYPE_CODE });
    return result.ok ? result.value.token : '';
  }
}
