export interface ShareSignature {
  readonly appId: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

/** official: the official account's web authorization; mini: the mini program's login. */
type WechatChannel = 'official' | 'mini';

export interface WechatProvider {
  /** WeChat's authorization page, which redirects to `backUrl` with ?code=…. `deviceId`: replaces the WeChat account in the demo. */
  authorizeUrl(backUrl: string, deviceId: string | null): string;
  /** The openid for a one-time code, or null if WeChat rejects it. */
  openIdOf(code: string, channel: WechatChannel, deviceId: string | null): Promise<string | null>;
  /** JS-SDK signature for a page URL without its fragment. */
  shareSignature(pageUrl: string): Promise<ShareSignature>;
}
