import type { ShareImageParams, ShareInfo, ShareVideoParams } from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import type { ShareWay } from '@/contract/share/values';

/** What a screen says of itself; the rest is that of the route that `key` names (SHARE_TABLE), else SHARE_DEFAULT. `toURL` may be an inner path, `/index?a=b`. */
export type ShareInput = Partial<ShareInfo> & { readonly key: string };

/** Data URLs of the prepared link as a picture. */
export interface QrCodePictures {
  /** Without a margin: the page around it is white. */
  readonly shown: string;
  /** With the quiet zone that a reader needs wherever the picture lands. */
  readonly saved: string;
}

/** A code for who draws it: a square of modules, without its margin. */
export interface QrCodeModules {
  readonly modules: number;
  isDark(row: number, column: number): boolean;
}

/** Two steps: prepare, then share. Never rejects. Parameters that say who somebody is never leave. */
export interface Sharing {
  /**
   * Stores what is shared from here on; in WeChat's browser WeChat's own menu is filled with it a little later, which
   * may fail without a word. `denied` for a link that is not http or https.
   */
  prepare(input: ShareInput): Promise<Result<ShareInfo>>;
  /** What was prepared last; null before. For the mini program's share hooks, which must answer at once. */
  current(): ShareInfo | null;
  /**
   * `business` with 没有前置的shareInfo, 流程出错 without a prepared share; `denied` when the parent thought better of it. The
   * ways that WeChat or the screen carries out (weChatMenu, miniProgram, qrCode) are only counted here. `place`: one that the
   * app named, of the way `native` alone.
   */
  share(way: ShareWay, place?: string): Promise<Result<void>>;
  /** Of this host, the best first. */
  ways(): readonly ShareWay[];
  /** `business` with 二维码生成失败, or as `share` without a prepared share. */
  qrCode(): Promise<Result<QrCodePictures>>;
  /** `business` with 参数必传 without a parameter, with 'version not support' in an app below 1.7.0. */
  shareImage(params: ShareImageParams | undefined): Promise<Result<void>>;
  /** The same, below 2.2.0. */
  shareVideo(params: ShareVideoParams | undefined): Promise<Result<void>>;
  /** Where the app can share to, from 1.10.0; `business` with 获取可分享的平台失败 when it does not say. */
  platforms(): Promise<Result<readonly string[]>>;
}
