import type { WxContext, WxMethods } from '../context';
import { componentOf, nodeIdOf, select } from '../view/nodes';

const METHODS = [
  'play',
  'pause',
  'stop',
  'seek',
  'sendDanmu',
  'playbackRate',
  'requestFullScreen',
  'exitFullScreen',
  'showStatusBar',
  'hideStatusBar',
];

/**
 * wx.createVideoContext: the video is looked up by id on each call, in the current page or the given component. Missing ones cause a
 * warning, where WeChat is silent.
 */
function createVideoContext(context: WxContext, id: string, instance?: unknown): WxMethods {
  const owner = instance ?? context.current()?.instance ?? null;
  const call = (method: string, args: unknown[]): void => {
    const page = context.pageOf(owner);
    const component = componentOf(owner);
    const element = component && select(component, `#${id}`, false)[0];
    const node = element ? nodeIdOf(element) : null;
    const warn = (reason: string) =>
      context.node.notify('log', { level: 'warn', args: [`VideoContext.${method} of #${id}: ${reason}`] });
    if (!page || node === null) warn('there is no such video');
    else
      context
        .frame(page.id, 'widgetCall', { node, method, args })
        .catch((error: Error) => warn(error.message));
  };
  return Object.fromEntries(METHODS.map((method) => [method, (...args: unknown[]) => call(method, args)]));
}

export const videoContextMethods = (context: WxContext): WxMethods => ({
  createVideoContext: (id: string, instance?: unknown) => createVideoContext(context, id, instance),
});
