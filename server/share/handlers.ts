import type { HandlersOf } from '../http/handler';

export const shareHandlers: HandlersOf<'getSignPackage'> = {
  /** WeChat signs an address without its fragment. */
  getSignPackage: ({ sUrl }, { providers }) => providers.wechat.shareSignature(sUrl.split('#')[0] ?? sUrl),
};
