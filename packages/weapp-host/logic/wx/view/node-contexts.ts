import type * as glassEasel from 'glass-easel';
import type { PageId } from '../../../protocol/calls';
import { kebabCase } from '../../../protocol/components/spec';
import type { NodeId } from '../../../protocol/ops';
import { canvasOf } from '../canvas';
import type { WxContext } from '../context';
import { componentSpec } from '../component-specs';
import { builtInName } from './nodes';

/** Methods of contexts by component; executed by the widget in the frame. */
const CONTEXT_METHODS: Record<string, string[]> = {
  video: [
    'play',
    'pause',
    'stop',
    'seek',
    'playbackRate',
    'sendDanmu',
    'requestFullScreen',
    'exitFullScreen',
  ],
};
const SCROLL_VIEW_METHODS = ['scrollTo', 'scrollIntoView'];

export type WidgetContext = Record<string, (...args: unknown[]) => void>;

export function widgetContext(
  context: WxContext,
  page: PageId,
  node: NodeId,
  methods: string[],
): WidgetContext {
  const call = (method: string, args: unknown[]): void => {
    context.frame(page, 'widgetCall', { node, method, args }).catch((error: Error) => {
      context.node.notify('log', { level: 'warn', args: [`${method}: ${error.message}`] });
    });
  };
  return Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => call(method, args)]));
}

/** NodesRef.context: e.g. VideoContext of a component with a context, else null. */
export async function contextOf(
  context: WxContext,
  page: PageId,
  element: glassEasel.Element,
  node: NodeId,
): Promise<unknown> {
  const methods = CONTEXT_METHODS[builtInName(element) ?? ''];
  return methods ? widgetContext(context, page, node, methods) : null;
}

const isOn = (element: glassEasel.Element, tag: string, name: string): boolean => {
  const value = element.getAttribute(kebabCase(name));
  return value !== null && value !== false && value !== '' && Boolean(componentSpec(tag)?.attributes[name]);
};

/** NodesRef.node: a canvas, or the ScrollViewContext of a scroll-view with `enhanced`; else null. */
export async function nodeOf(
  context: WxContext,
  page: PageId,
  element: glassEasel.Element,
  node: NodeId,
): Promise<unknown> {
  const tag = builtInName(element);
  if (tag === 'scroll-view' && isOn(element, tag, 'enhanced'))
    return scrollViewContext(context, page, element, node);
  const type = tag === 'canvas' ? element.getAttribute('type') : null;
  return type === '2d' || type === 'webgl' ? canvasOf(context, type, page, node) : null;
}

function scrollViewContext(
  context: WxContext,
  page: PageId,
  element: glassEasel.Element,
  node: NodeId,
): Record<string, unknown> {
  const state: Record<string, unknown> = {};
  const flag = (name: string, start: boolean): PropertyDescriptor => ({
    enumerable: true,
    get: () => state[name] ?? start,
    set: (value: unknown) => {
      state[name] = Boolean(value);
      element.setAttribute(kebabCase(name), Boolean(value));
    },
  });
  return Object.defineProperties(
    widgetContext(context, page, node, SCROLL_VIEW_METHODS) as Record<string, unknown>,
    {
      scrollEnabled: flag('scrollEnabled', true),
      bounces: flag('bounces', true),
      showScrollbar: flag('showScrollbar', true),
      pagingEnabled: flag('pagingEnabled', false),
      fastDeceleration: flag('fastDeceleration', false),
    },
  );
}
