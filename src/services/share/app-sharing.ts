import type { ShareImageParams, ShareInfo, ShareVideoParams } from '@/contract/bridge';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { fail, ok, type AppError, type Result } from '@/contract/errors';
import type { ShareMethod } from '@/contract/share/values';
import type { Platform } from '@/platform/types';
import type { ApiClient } from '../api/types';
import type { Clock } from '../clock';
import type { NativeCalls } from '../native/types';
import { webUrl } from '../router/paths';
import type { Tracker } from '../tracking/types';
import { shareInfoOf, type ShareInfoParts } from './share-info';
import type { QrCodePictures, ShareInput, Sharing } from './types';
import { WeChatMenu } from './we-chat-menu';

export interface SharingParts extends ShareInfoParts {
  readonly platform: Platform;
  readonly api: ApiClient;
  readonly native: NativeCalls;
  readonly tracker: Tracker;
  readonly clock: Clock;
  /** Receives failures to set up WeChat's menu, which are not shown otherwise. */
  readonly warn?: (message: string) => void;
}

type Refusal = keyof typeof BRIDGE_REFUSAL;

const refused = (word: Refusal): Result<never> =>
  fail({ kind: 'business', code: '', message: BRIDGE_REFUSAL[word] });

/** The prepared share, held by the part that responds before this chunk is loaded. */
export interface Prepared {
  info: ShareInfo | null;
}

export class AppSharing implements Omit<Sharing, 'current' | 'methods'> {
  private readonly menu: WeChatMenu | undefined;

  constructor(
    private readonly parts: SharingParts,
    private readonly prepared: Prepared,
  ) {
    const { platform, api, clock } = parts;
    const { sharing } = platform.weChat;
    this.menu = sharing && new WeChatMenu({ sharing, api, clock });
  }

  async prepare(input: ShareInput): Promise<Result<ShareInfo>> {
    const info = shareInfoOf(this.parts, input);
    this.prepared.info = info ?? null;
    if (!info) return fail({ kind: 'denied', ability: 'share' });
    const { platform } = this.parts;
    const { title, toURL, iconURL } = info;
    platform.postToMiniProgram({ share: { title, toURL, iconURL } });
    // Not awaited: the link can be copied or drawn meanwhile.
    void this.fillMenu(info);
    return ok(info);
  }

  async share(method: ShareMethod, place?: string): Promise<Result<void>> {
    const { info } = this.prepared;
    if (!info) return refused('noShareInfo');
    const { tracker } = this.parts;
    const what = { key: info.key, way: method, ...(place !== undefined && { place }) };
    tracker.track('share_click', what);
    const result = await this.send(method, info, place);
    tracker.track('share_result', { ...what, ...outcomeOf(result, method) });
    return result;
  }

  async qrCode(): Promise<Result<QrCodePictures>> {
    const { info } = this.prepared;
    if (!info) return refused('noShareInfo');
    try {
      const { qrCodePictures } = await import('./qr-code');
      return ok(qrCodePictures(info.toURL));
    } catch {
      // The link is too long for a QR code, or the chunk failed to load.
      return refused('qrCodeFailed');
    }
  }

  async shareImage(params: ShareImageParams | undefined): Promise<Result<void>> {
    if (!params?.shareImgBase) return refused('parameterMissing');
    const result = await this.parts.native.call('shareImage', { shareType: 'image', ...params });
    return this.answered(result);
  }

  async shareVideo(params: ShareVideoParams | undefined): Promise<Result<void>> {
    if (!params?.shareVideoUrl) return refused('parameterMissing');
    if (!webUrl(params.shareVideoUrl)) return fail({ kind: 'denied', ability: 'share' });
    const result = await this.parts.native.call('shareVideo', { shareType: 'video', ...params });
    return this.answered(result);
  }

  async platforms(): Promise<Result<readonly string[]>> {
    const result = await this.parts.native.call('getSharePlatforms', {});
    if (!result.ok) return result.error.kind === 'business' ? result : refused('noSharePlatforms');
    const { platforms } = result.value;
    return platforms.length > 0 ? ok(platforms) : refused('noSharePlatforms');
  }

  private async fillMenu(info: ShareInfo): Promise<void> {
    const filled = await this.menu?.fill(info, () => this.prepared.info === info);
    if (filled?.ok === false) this.warn(`Share setup failed: ${reasonOf(filled.error)}`);
  }

  private warn(message: string): void {
    if (this.parts.warn) this.parts.warn(message);
    // eslint-disable-next-line no-console -- for debugging a menu without a card; not shown to parents
    else console.warn(message);
  }

  private async send(method: ShareMethod, info: ShareInfo, place?: string): Promise<Result<void>> {
    if (method === 'native' || method === 'system') {
      const link = { shareType: 'link', ...info, ...(place !== undefined && { type: place }) } as const;
      return this.answered(await this.parts.native.call('shareLink', link));
    }
    return method === 'copyLink' ? this.parts.platform.copyText(info.toURL) : ok(undefined);
  }

  /** Android apps without a share target have their own text in the catalogue. */
  private answered(result: Result<unknown>): Result<void> {
    if (result.ok) return ok(undefined);
    const { noShare } = this.parts.platform.host;
    return noShare && result.error.kind === 'unsupported' ? refused(noShare) : result;
  }
}

type Outcome = { readonly result: 'done' | 'shown' | 'cancelled' | 'failed'; readonly reason: string };

function outcomeOf(result: Result<void>, method: ShareMethod): Outcome {
  const isAsked = method === 'native' || method === 'system';
  if (!result.ok) {
    const { error } = result;
    const isCancelled = isAsked && error.kind === 'denied';
    return { result: isCancelled ? 'cancelled' : 'failed', reason: reasonOf(error) };
  }
  return { result: isAsked || method === 'copyLink' ? 'done' : 'shown', reason: '' };
}

const reasonOf = (error: AppError): string => ('message' in error && error.message) || error.kind;
