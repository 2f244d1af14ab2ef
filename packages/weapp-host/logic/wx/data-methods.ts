import type { WxContext, WxMethods } from './context';
import { fileMethods } from './files';
import { mediaMethods } from './media';
import { networkMethods } from './network';
import { storageMethods } from './storage';

/** Network, storage, files and media. */
export const dataMethods = (context: WxContext): WxMethods => ({
  ...networkMethods(context),
  ...storageMethods(context),
  ...fileMethods(context),
  ...mediaMethods(context),
});
