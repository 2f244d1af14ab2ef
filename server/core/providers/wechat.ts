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
  /**
   * The page of WeChat that asks the parent and comes back to `backUrl` with ?code=…. `deviceId` stands in for the WeChat
   * account that a demonstration does not have.
   */
  authorizeUrl(backUrl: string, deviceId: string | null): string;
  /** The openid behind a one-time code, or null when WeChat refuses the code. */
  openIdOf(code: string, channel: WechatChannel, deviceId: string | null): Promise<string | null>;
  /** JS-SDK signature of one page address, without its fragment. */
  shareSignature(pageUrl: string): Promise<ShareSignature>;
}
