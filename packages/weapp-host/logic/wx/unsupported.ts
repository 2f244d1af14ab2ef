import { asyncMethod, WxError, type WxContext } from './context';
import { warn } from './methods';
import type { WxKind } from './names';
import { standInObject } from './stand-in-objects';

const MESSAGE = 'not supported';
/** Message for features out of scope. */
const OUT_OF_SCOPE: Record<string, string> = {
  createVKSession: 'not supported: VisionKit is out of the scope of this host, which has no camera',
  getXrFrameSystem:
    'not supported: XR-Frame is out of the scope of this host, which has no three-dimensional scenes',
};
/** Methods without a visible effect: they succeed, but are counted as unsupported. */
const IN_VAIN: readonly string[] = ['drawCanvas'];

/**
 * Stand-in for a documented method that this host does not support. Asynchronous ones fail through fail and complete, or reject; factories
 * return an object whose methods fail; the others throw. Listeners can be added and removed, as in WeChat, but are never called: a warning
 * in the console says so.
 */
export function standIn(context: WxContext, name: string, kind: WxKind): (...args: never[]) => unknown {
  const count = (): void => context.node.notify('count', { group: 'unsupported', name });
  if (kind === 'event')
    return () => {
      count();
      if (name.startsWith('on')) warn(context, `wx.${name} is not supported: its listener is never called`);
    };
  if (kind !== 'async') return objectOf(context, name, count);
  const answer = asyncMethod(context, name, () => {
    if (!IN_VAIN.includes(name)) throw new WxError(MESSAGE);
  });
  return (options?: object) => {
    count();
    return answer(options);
  };
}

/** get… returns the same object on each call, create… a new one. */
function objectOf(context: WxContext, name: string, count: () => void): () => unknown {
  let got: object | null = null;
  return () => {
    const object = got ?? standInObject(context, name);
    if (name.startsWith('get')) got = object;
    if (object) return object;
    count();
    throw new WxError(`${name}:fail ${OUT_OF_SCOPE[name] ?? MESSAGE}`);
  };
}
