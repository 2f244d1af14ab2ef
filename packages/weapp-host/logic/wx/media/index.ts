import type { WxContext, WxMethods } from '../context';
import { albumMethods } from './album';
import { chooseMethods } from './choose';
import { imageMethods } from './images';
import { innerAudioMethods } from './inner-audio';
import { videoContextMethods } from './video-context';

export const mediaMethods = (context: WxContext): WxMethods => ({
  ...chooseMethods(context),
  ...imageMethods(context),
  ...albumMethods(context),
  ...videoContextMethods(context),
  ...innerAudioMethods(context),
});
