import { asyncMethod, WxError, type WxContext } from './context';
import { warn } from './methods';
import type { WxKind } from './names';
import { standInObject } from './stand-in-objects';

const MESSAGE = 'not supported';
/** What is out of scope says so. */
const OUT_OF_SCOPE: Record<string, string> = {
  createVKSession: 'not supported: VisionKit is out of the scope of this host, which has no camera',
  getXrFrameSystem:
    'not supported: XR-Frame is out of the scope of this host, which has no three-dimensional scenes',
};
/** What is asked of them leaves nothing that a program could miss: they succeed, and are counted all the same. */
const IN_VAIN: readonly string[] = ['drawCanvas'];

/**
 * What stands for a documented method that this host lacks. Asynchronous ones fail through fail and complete, or reject;
 * factories make an object whose work fails;
 * the others throw. A listener can be given and taken, as in WeChat, but nothing ever calls it: the console says so.
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

/** What is got is the same object at each call; what is created is another. */
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
