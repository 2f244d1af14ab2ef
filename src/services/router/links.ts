import { APP_TYPE_CODE } from '@/contract/account/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { MARKETING_DOMAIN_KEY } from '@/contract/configuration/values';
import { linksCalls } from '@/contract/links/calls';
import { EXTERNAL_LINK_DELAY_MS, RedirectType, MiniProgramEdition } from '@/contract/links/values';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { ERROR_CODE, fail, ok, type Result } from '@/contract/errors';
import type { Platform } from '@/platform/types';
import type { StartMiniProgramParams } from '@/contract/bridge';
import type { ApiClient } from '../api/types';
import { delay, type Scheduler } from '../clock';
import type { AppConfig } from '../config';
import { toastFailure } from '../feedback/toast-failure';
import type { Feedback } from '../feedback/types';
import type { NativeCalls } from '../native/types';
import type { Tracker } from '../tracking/types';
import type { Move } from './navigator';
import { withAppType } from './app-type';
import { leadOf, ownOrigins } from './inner-link';
import { withoutQuery, withQuery, type Query } from './paths';
import type { ClickTarget } from './types';
import { webUrl, type WebUrl } from './web-url';

export const LINKS = { refused: '这个链接无法打开' } as const;

const EDITIONS: readonly unknown[] = Object.values(MiniProgramEdition);

export interface LinkParts {
  readonly platform: Platform;
  readonly config: AppConfig;
  readonly api: ApiClient;
  readonly feedback: Feedback;
  readonly tracker: Tracker;
  readonly scheduler: Scheduler;
  readonly session: { readonly isLoggedIn: boolean };
  /** Resolved lazily: it needs the router itself. */
  readonly native: () => Pick<NativeCalls, 'support' | 'call'>;
}

/** Navigation inside the app, for links that turn out to be internal. */
export interface LinkMoves {
  openPath(path: string, how: Move): Promise<void>;
  openWebView(how: Move, query: Query): Promise<void>;
}

/** Links and mini programs (rules links-1 to links-8). A separate chunk: no page needs it to render. */
export class Links {
  private isLeaving = false;

  constructor(
    private readonly parts: LinkParts,
    private readonly moves: LinkMoves,
  ) {}

  /** If a mini program does not start, follows the target's link. */
  async follow(target: ClickTarget, how: Move): Promise<void> {
    const { redirectType, url = '' } = target;
    if (redirectType === RedirectType.miniProgram && (await this.startMiniProgram(target))) return;
    if (!url) return;
    const lead = leadOf(target, ownOrigins(this.parts));
    if (lead?.to === 'marketing') return this.leaveForMarketing(lead.path, how);
    if (lead) return this.moves.openPath(lead.path, how);
    await delay(this.parts.scheduler, EXTERNAL_LINK_DELAY_MS);
    return this.leave(url, how);
  }

  /** Opens a link at once; internal links stay in the app. */
  async open(link: string, how: Move): Promise<void> {
    const lead = leadOf({ url: link }, ownOrigins(this.parts));
    return lead ? this.moves.openPath(lead.path, how) : this.leave(link, how);
  }

  /** '' for a visitor without a session, and on any failure. Never rejects. */
  async oneTimeToken(): Promise<string> {
    try {
      const token = await this.linkToken();
      return token.ok && token.value ? token.value : '';
    } catch {
      // A response of an unexpected shape.
      return '';
    }
  }

  /** The URL to load in a frame; '' if it is not a web address. */
  async addressOf(link: string): Promise<string> {
    const target = webUrl(link);
    return target ? this.address(target) : '';
  }

  /** Code 1000014 yields an empty token; `business` with the specification's text without a session and for other codes. */
  async linkToken(): Promise<Result<string>> {
    const { api, session } = this.parts;
    if (!session.isLoggedIn) return refusal(BRIDGE_REFUSAL.notLoggedIn);
    const answer = await api.call(linksCalls.oneTimeLinkToken, { appTypeCode: APP_TYPE_CODE });
    if (answer.ok) return ok(answer.value.token);
    if (answer.error.kind !== 'business') return answer;
    return answer.error.code === ERROR_CODE.sessionInvalid ? ok('') : refusal(BRIDGE_REFUSAL.badStatusCode);
  }

  private async leaveForMarketing(path: string, how: Move): Promise<void> {
    const { api, feedback } = this.parts;
    if (this.isLeaving) return;
    this.isLeaving = true;
    feedback.loading();
    const found = await api.call(configurationCalls.findDictionary, { key: MARKETING_DOMAIN_KEY });
    feedback.hideLoading();
    this.isLeaving = false;
    if (!found.ok) return toastFailure(feedback, found.error);
    const domain = found.value.value.trim().replace(/\/+$/, '');
    return this.leave(`${/^https?:/i.test(domain) ? domain : `https://${domain}`}${path}`, how);
  }

  private async leave(link: string, how: Move): Promise<void> {
    const { platform, feedback } = this.parts;
    const target = webUrl(link);
    if (!target) return feedback.toast(LINKS.refused);
    // A second tap while the token is requested would open the link twice.
    if (this.isLeaving) return;
    this.isLeaving = true;
    const address = await this.address(target).finally(() => (this.isLeaving = false));
    if (platform.host.showsLinksInPage) return this.moves.openWebView(how, { url: address });
    const opened = await platform.openExternal(address, { replace: how !== 'push' });
    if (!opened.ok) toastFailure(feedback, opened.error);
  }

  /** Adds the token, if the host may receive it, and the origin. They replace the link's own parameters. */
  private async address(target: WebUrl): Promise<string> {
    const { platform, tracker } = this.parts;
    const token = await this.tokenFor(target);
    tracker.track('external_link_open', { host: target.host, withToken: Boolean(token.token) });
    const own = withoutQuery(target.href, Object.keys(token));
    return withAppType(platform, withQuery(own, token));
  }

  private async tokenFor({ host, origin }: WebUrl): Promise<{ readonly token?: string }> {
    const { config, feedback } = this.parts;
    // Never send the token unencrypted.
    if (!origin.startsWith('https:')) return {};
    if (!config.trustedLinkHosts.some((trusted) => trusted.toLowerCase() === host)) return {};
    feedback.loading();
    const token = await this.oneTimeToken();
    feedback.hideLoading();
    return { token };
  }

  private async startMiniProgram(target: ClickTarget): Promise<boolean> {
    const { feedback, native, tracker } = this.parts;
    const params = miniProgramParams(target);
    const hasLink = Boolean(target.url);
    if (!params) {
      if (!hasLink) feedback.toast(LINKS.refused);
      return false;
    }
    const started = await native().call('startMiniProgram', params, { quiet: hasLink });
    tracker.track('mini_program_open', { username: params.username, opened: started.ok });
    // An outdated app has already shown the upgrade dialog.
    const isExplained = hasLink || native().support('startMiniProgram') === 'tooOld';
    if (!started.ok && !isExplained) toastFailure(feedback, started.error);
    return started.ok;
  }
}

const refusal = (message: string): Result<never> => fail({ kind: 'business', code: '', message });

/** Parameters to start the target's mini program; undefined if it names none. WeChat expects paths without a leading slash. */
function miniProgramParams({
  xcxId = '',
  xcxUrl = '',
  miniprogramType,
}: ClickTarget): StartMiniProgramParams | undefined {
  const username = xcxId.trim();
  if (!username) return undefined;
  const type = EDITIONS.includes(miniprogramType) ? miniprogramType : undefined;
  return { username, path: xcxUrl.trim().replace(/^\/+/, ''), type: type ?? MiniProgramEdition.release };
}
