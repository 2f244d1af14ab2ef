import { camelCase } from '../../protocol/components/spec';
import {
  CLASS_MEMBERS,
  COMPONENT_VALUES,
  METHOD_VALUES,
  MOCK_COMPONENTS,
  OPTIONS,
  RESULTS,
} from './can-i-use-tables';
import { componentSpec } from './component-specs';
import type { WxMethods } from './context';
import { WX_NAMES } from './names';
import { Animation } from './ui/animation';
import { IntersectionObserver } from './view/intersection-observer';
import { NodesRef, SelectorQuery } from './view/selector-query';

const CONSOLE = ['debug', 'error', 'group', 'groupEnd', 'info', 'log', 'warn'];
const CALLBACKS = ['success', 'fail', 'complete'];
/** of every component */
const COMMON = ['id', 'class', 'style', 'hidden', 'animation'];
const COMMON_EVENTS = [
  'tap',
  'longpress',
  'longtap',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'transitionend',
  'animationstart',
  'animationiteration',
  'animationend',
];

const CLASSES: Record<string, object> = {
  Animation: Animation.prototype,
  IntersectionObserver: IntersectionObserver.prototype,
  NodesRef: NodesRef.prototype,
  SelectorQuery: SelectorQuery.prototype,
};
/** Classes of objects that a method returns without side effects. */
const OBTAINED_BY: Record<string, string> = {
  FileSystemManager: 'getFileSystemManager',
  LogManager: 'getLogManager',
  Performance: 'getPerformance',
  RealtimeLogManager: 'getRealtimeLogManager',
  UpdateManager: 'getUpdateManager',
  VideoContext: 'createVideoContext',
};
/** Methods without side effects, called to see the fields of their result. */
const ANSWERING =
  /^get(SystemInfoSync|WindowInfo|DeviceInfo|AppBaseInfo|SystemSetting|AppAuthorizeSetting|AccountInfoSync|LaunchOptionsSync|EnterOptionsSync|MenuButtonBoundingClientRect|BatteryInfoSync|SkylineInfoSync)$/;

const reach = (value: unknown, path: string[]): boolean => {
  let inside = value;
  for (const name of path) {
    if (typeof inside !== 'object' || inside === null || !(name in inside)) return false;
    inside = (inside as Record<string, unknown>)[name];
  }
  return true;
};

const words = (table: Record<string, string>, name: string): string[] =>
  Object.hasOwn(table, name) ? table[name]!.split(' ') : [];

function hasResult(methods: WxMethods, name: string, path: string[]): boolean {
  if (path.length === 0) return false;
  const [field = ''] = path;
  if (field === 'errMsg') return WX_NAMES.get(name) === 'async';
  const source = /^getSystemInfo(Async)?$/.test(name) ? 'getSystemInfoSync' : name;
  const method = methods[source];
  if (ANSWERING.test(source) && typeof method === 'function') return reach(method(), path);
  return words(RESULTS, name).includes(path.join('.'));
}

function hasOption(name: string, [option, value, ...rest]: string[]): boolean {
  if (option === undefined || rest.length > 0) return false;
  const isKnown =
    words(OPTIONS, name).includes(option) || (WX_NAMES.get(name) === 'async' && CALLBACKS.includes(option));
  return isKnown && (value === undefined || words(METHOD_VALUES, `${name}.${option}`).includes(value));
}

function canUseMethod(methods: WxMethods, name: string, [what, ...path]: string[]): boolean {
  if (what === undefined) return true;
  if (what === 'object') return hasOption(name, path);
  const isAsync = WX_NAMES.get(name) === 'async';
  if (what === 'return') return !isAsync && hasResult(methods, name, path);
  if (what === 'success') return isAsync && hasResult(methods, name, path);
  return what === 'callback' && words(RESULTS, name).includes(path.join('.'));
}

function canUseClass(methods: WxMethods, name: string, [member, ...rest]: string[]): boolean | null {
  const getter = Object.hasOwn(OBTAINED_BY, name) ? methods[OBTAINED_BY[name]!] : undefined;
  const made = Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined;
  const listed = words(CLASS_MEMBERS, name);
  if (listed.length > 0) return member !== undefined && rest.length === 0 && listed.includes(member);
  const object = made ?? (typeof getter === 'function' ? (getter('') as object) : undefined);
  if (!object) return null;
  return member !== undefined && rest.length === 0 && member !== 'constructor' && member in object;
}

function canUseComponent(tag: string, [attribute, value, ...rest]: string[]): boolean {
  const spec = componentSpec(tag);
  if (!spec || MOCK_COMPONENTS.includes(tag) || rest.length > 0) return false;
  if (attribute === undefined) return true;
  const event = /^(?:bind|catch):?(.+)$/.exec(attribute)?.[1];
  if (event !== undefined)
    return value === undefined && (spec.events.includes(event) || COMMON_EVENTS.includes(event));
  const isKnown = Object.hasOwn(spec.attributes, camelCase(attribute)) || COMMON.includes(attribute);
  return isKnown && (value === undefined || words(COMPONENT_VALUES, `${tag}.${attribute}`).includes(value));
}

/**
 * wx.canIUse: 'method', 'method.return.field', 'method.success.field', 'method.object.option.value', 'method.callback.field',
 * 'Class.member', 'component', 'component.attribute.value'. True only for supported features; `methods` excludes the stand-ins.
 */
export const canIUse =
  (methods: WxMethods) =>
  (schema: unknown): boolean => {
    if (typeof schema !== 'string') return false;
    const [name = '', ...path] = schema.split('.');
    if (name === 'console') return path.length === 1 && CONSOLE.includes(path[0]!);
    if (Object.hasOwn(methods, name)) return canUseMethod(methods, name, path);
    return canUseClass(methods, name, path) ?? canUseComponent(name, path);
  };
