export interface ShareSignature {
  readonly appId: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

export interface WechatPhone {
  /** Digits, such as '86'. */
  readonly areaCode: string;
  readonly number: string;
}

export interface SubscribeMessage {
  readonly openid: string;
  readonly templateId: string;
  /** The mini program's page with its query, without a leading slash. */
  readonly page: string;
  /** By keyword of the template. */
  readonly data: Readonly<Record<string, string>>;
}

/**
 * refused: WeChat has no consent of this user for the template, any more. later: certainly not sent, and may be tried again. failed: will
 * never be sent, or it is unknown whether it was.
 */
export type SubscribeOutcome =
  | { readonly kind: 'sent' | 'refused' }
  | { readonly kind: 'later' | 'failed'; readonly code: string };

/** official: the official account's web authorization; mini: the mini program's login. */
type WechatChannel = 'official' | 'mini';

export interface WechatProvider {
  /** WeChat's authorization page, which redirects to `backUrl` with ?code=…. `deviceId`: replaces the WeChat account in the demo. */
  authorizeUrl(backUrl: string, deviceId: string | null): string;
  /** The openid for a one-time code, or null if WeChat rejects it. */
  openIdOf(code: string, channel: WechatChannel, deviceId: string | null): Promise<string | null>;
  /** The phone that WeChat vouches for, for a one-time code of the mini program's phone button, or null if WeChat rejects the code. */
  phoneOf(code: string, deviceId: string | null): Promise<WechatPhone | null>;
  /** Never throws. */
  sendSubscribeMessage(message: SubscribeMessage): Promise<SubscribeOutcome>;
  /** JS-SDK signature for a page URL without its fragment. */
  shareSignature(pageUrl: string): Promise<ShareSignature>;
}
