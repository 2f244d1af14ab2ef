import { canIUse } from './can-i-use';
import { canvasMethods } from './canvas';
import { cloud } from './cloud';
import type { WxContext, WxMethods } from './context';
import { dataMethods } from './data-methods';
import { deviceMethods } from './device';
import { WX_NAMES } from './names';
import { openMethods } from './open';
import { guardPrivacy } from './open/privacy';
import { uiMethods } from './ui';
import { standIn } from './unsupported';
import { viewMethods } from './view';

type Method = (...args: unknown[]) => unknown;

/** The report counts a method once: it shows which are used. */
function counted(context: WxContext, name: string, method: unknown): unknown {
  if (typeof method !== 'function') return method;
  let isCounted = false;
  return function (this: unknown, ...args: unknown[]) {
    if (!isCounted) context.node.notify('count', { group: 'wx', name });
    isCounted = true;
    return (method as Method).apply(this, args);
  };
}

/** The global wx. All documented methods are own enumerable properties (Taro lists them); unsupported ones fail. */
export function createWx(context: WxContext): Record<string, unknown> {
  const methods: WxMethods = {
    ...uiMethods(context),
    ...viewMethods(context),
    ...deviceMethods(context),
    ...openMethods(context),
    ...dataMethods(context),
    ...canvasMethods(context),
  };
  methods.canIUse = canIUse(methods);
  const wx: Record<string, unknown> = { env: { USER_DATA_PATH: 'http://usr' }, cloud: cloud(context) };
  for (const [name, method] of Object.entries(methods))
    wx[name] = counted(context, name, guardPrivacy(context, name, method));
  for (const [name, kind] of WX_NAMES) wx[name] ??= standIn(context, name, kind);
  return wx;
}
