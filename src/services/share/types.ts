import type { ShareImageParams, ShareInfo, ShareVideoParams } from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import type { ShareMethod } from '@/contract/share/values';

/**
 * Share data of a screen; the rest comes from the route named by `key` (SHARE_TABLE), else SHARE_DEFAULT. `toURL` may be an inner path,
 * `/index?a=b`.
 */
export type ShareInput = Partial<ShareInfo> & { readonly key: string };

/** QR codes of the prepared link, as data URLs. */
export interface QrCodePictures {
  /** Without a margin: the page around it is white. */
  readonly shown: string;
  /** With the quiet zone that scanners need on any background. */
  readonly saved: string;
}

/** A QR code for custom rendering: a square of modules, without its margin. */
export interface QrCodeModules {
  readonly modules: number;
  isDark(row: number, column: number): boolean;
}

/** Two steps: prepare, then share. Never rejects. Parameters that identify a user are never shared. */
export interface Sharing {
  /**
   * Stores the share; in WeChat's browser the menu is updated asynchronously, where a failure is silent. `denied` for a link that is not
   * http or https.
   */
  prepare(input: ShareInput): Promise<Result<ShareInfo>>;
  /** The last prepared share; null before. For the mini program's share hooks, which are synchronous. */
  current(): ShareInfo | null;
  /**
   * `business` with 没有前置的shareInfo, 流程出错 without a prepared share; `denied` when the parent cancelled. Ways carried out by WeChat or the
   * screen (weChatMenu, miniProgram, qrCode) are only tracked here. `place`: the app's share target, only for `native`.
   */
  share(method: ShareMethod, place?: string): Promise<Result<void>>;
  /** Of this host, in order of preference. */
  methods(): readonly ShareMethod[];
  /** `business` with 二维码生成失败, or as `share` without a prepared share. */
  qrCode(): Promise<Result<QrCodePictures>>;
  /** `business` with 参数必传 without a parameter, with 'version not support' in an app below 1.7.0. */
  shareImage(params: ShareImageParams | undefined): Promise<Result<void>>;
  /** The same, below 2.2.0. */
  shareVideo(params: ShareVideoParams | undefined): Promise<Result<void>>;
  /** The app's share targets, from 1.10.0; `business` with 获取可分享的平台失败 if it does not report them. */
  platforms(): Promise<Result<readonly string[]>>;
}
