import { makeAutoObservable } from 'mobx';
import { ConfigTypeCode } from '@/contract/configuration/values';
import type { InviteConfig } from '@/contract/share/schema';
import { INVITE_SHOWN_FLAG, SHOW_FRIENDS } from '@/contract/share/invite';
import { ok } from '@/contract/errors';
import { readConfig } from '@/features/configuration/read-config';
import { promiseText } from '@/features/share/invite-gifts';
import { readInviteConfig } from '@/features/share/poster-card/invite-config';
import { isWebAddress } from '@/platform/web-address';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { inviteTexts } from './texts';

type InviteEntrance = 'poster' | 'present';

interface InviteLink {
  readonly entrance: InviteEntrance;
  readonly url: string;
}

/**
 * Invitation links. The mini program has its own links and, as the math brand, its own configuration. Hidden while unknown; the last
 * configuration is cached, to avoid a layout shift.
 */
export class InviteStore {
  private readonly config = new Loadable<InviteConfig | undefined>();
  private readonly kept: Cached<InviteConfig>;

  constructor(
    private readonly app: Pick<App, 'api' | 'platform' | 'router' | 'session' | 'storage' | 'tracker'>,
  ) {
    this.kept = new Cached(app.storage, app.session, cacheEntries.invite);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    const { value } = this.kept;
    if (value) this.config.set(value);
  }

  get title(): string {
    const title: unknown = this.config.value?.inviteTitle;
    return (typeof title === 'string' && title.trim()) || inviteTexts.title;
  }

  get links(): readonly InviteLink[] {
    const config = this.config.value;
    if (!config) return [];
    const own = this.app.platform.host.onlyBrand
      ? [
          linkOf('poster', config.miniPosterHide, config.miniPosterUrl),
          linkOf('present', config.miniPresentHide, config.miniPresentUrl),
        ]
      : [
          linkOf('poster', config.minePosterHide, config.minePosterUrl),
          linkOf('present', config.minePresentHide, config.minePresentUrl),
        ];
    return own.flatMap((link) => link ?? []);
  }

  /** The promised reward; '' if none. The mini program's configuration has only links. */
  get promise(): string {
    return this.app.platform.host.onlyBrand ? '' : promiseText(this.config.value);
  }

  get isShown(): boolean {
    return this.links.length > 0 || this.promise !== '';
  }

  async load(): Promise<void> {
    const { api, platform } = this.app;
    const typeCode = platform.host.onlyBrand ? ConfigTypeCode.inviteMath : ConfigTypeCode.invite;
    await this.config.load(async () => {
      const answer = await readConfig(api, typeCode);
      if (!answer.ok) return answer;
      const config = readInviteConfig(answer.value);
      this.kept.keep(config ?? {});
      return ok(config);
    });
  }

  reset(): void {
    this.config.reset();
  }

  openFriends(): void {
    this.app.tracker.track('invite_click', { entrance: 'friends', page: 'parentsCenter' });
    void this.app.router.go('sharePoster', { show: SHOW_FRIENDS });
  }

  openGifts(url: string): void {
    this.app.tracker.track('mine_entry_click', { entry: 'gifts' });
    void this.app.router.openExternal(url);
  }

  open({ entrance, url }: InviteLink): void {
    this.app.tracker.track('invite_click', { entrance, page: 'parentsCenter' });
    void this.app.router.openExternal(url);
  }
}

/** Operator input: the flag may be text; if absent, the link is hidden. */
function linkOf(entrance: InviteEntrance, hide: unknown, url: unknown): InviteLink | undefined {
  const isHidden = hide === undefined || String(hide) !== String(INVITE_SHOWN_FLAG);
  if (isHidden || typeof url !== 'string' || !isWebAddress(url.trim())) return undefined;
  return { entrance, url: url.trim() };
}
