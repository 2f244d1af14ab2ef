import type * as glassEasel from 'glass-easel';
import { camelCase } from '../../protocol/components/spec';
import { allSpecs } from '../../protocol/components';
import type { Touch } from '../../protocol/calls';
import { fire } from '../events';
import { printable } from '../failures';
import { listOf } from './app-methods';
import { readPath } from './data-path';
import type { ElementRegistry, Found } from './elements';
import { callMethod, firstOf } from './page-methods';
import { select } from './selector';
import type { Methods, Params } from './methods';
import { attributeOf, isComponent, nodeIdOf, scopeOf, tagNameOf, wxmlOf } from './tree';

const names = ({ names: given }: Params): string[] => listOf(given).map(String);

/** Methods Element.* of the automator's protocol. */
export function elementMethods(registry: ElementRegistry): Methods {
  const found = ({ elementId }: Params): Found => registry.get(elementId);
  const inside = (params: Params) => {
    const { page, element } = found(params);
    return select(scopeOf(element), String(params.selector)).map((each) => registry.describe(page, each));
  };
  return {
    'Element.getElement': (params) => firstOf(inside(params)),
    'Element.getElements': (params) => ({ elements: inside(params) }),
    'Element.getDOMProperties': async (params) => {
      const { page, element } = found(params);
      const node = nodeIdOf(element);
      return { properties: await page.context.call('domProperties', { node, names: names(params) }) };
    },
    'Element.getProperties': async (params) => ({
      properties: await propertiesOf(found(params), names(params)),
    }),
    'Element.getAttributes': (params) => {
      const { element } = found(params);
      return { attributes: names(params).map((name) => attributeOf(element, name) ?? null) };
    },
    'Element.getStyles': async (params) => {
      const { page, element } = found(params);
      const node = nodeIdOf(element);
      return { styles: await page.context.call('computedStyles', { node, names: names(params) }) };
    },
    'Element.getOffset': async (params) => {
      const { page, element } = found(params);
      const rect = await page.context.call('rect', { node: nodeIdOf(element) });
      return { left: rect.left, top: rect.top + page.scrollTop };
    },
    'Element.getWXML': (params) => ({
      wxml: wxmlOf(found(params).element, params.type === 'outer' ? 'outer' : 'inner'),
    }),
    ...touchMethods(found),
    ...eventMethods(found),
    ...componentMethods(found),
    ...contextMethods(found),
  };
}

function touchMethods(found: (params: Params) => Found): Methods {
  const touch = (kind: 'tap' | 'touchstart' | 'touchmove' | 'touchend') => async (params: Params) => {
    const { page, element } = found(params);
    await page.context.call('touch', {
      node: nodeIdOf(element),
      kind,
      touches: params.touches as Partial<Touch>[] | undefined,
      changedTouches: (params.changedTouches ?? params.changeTouches) as Partial<Touch>[] | undefined,
    });
    return {};
  };
  return {
    'Element.tap': touch('tap'),
    'Element.touchstart': touch('touchstart'),
    'Element.touchmove': touch('touchmove'),
    'Element.touchend': touch('touchend'),
  };
}

function eventMethods(found: (params: Params) => Found): Methods {
  const raise = (element: glassEasel.Element, type: string, params: Params) =>
    fire(element, {
      type,
      detail: params.detail ?? {},
      bubbles: true,
      composed: true,
      touches: params.touches as Touch[] | undefined,
      changedTouches: (params.changedTouches ?? params.changeTouches) as Touch[] | undefined,
      offsets: {},
    });
  return {
    'Element.triggerEvent': (params) => {
      const { element } = found(params);
      fire(element, {
        type: String(params.type),
        detail: params.detail ?? {},
        bubbles: false,
        composed: false,
        offsets: {},
      });
      return {};
    },
    'Element.dispatchEvent': (params) => {
      raise(found(params).element, String(params.eventName), params);
      return {};
    },
  };
}

function componentMethods(found: (params: Params) => Found): Methods {
  const component = (params: Params) => {
    const { element } = found(params);
    if (!isComponent(element)) throw new Error(`${tagNameOf(element)} is not a custom component`);
    return element;
  };
  const caller = (params: Params) =>
    component(params).getMethodCaller() as unknown as Record<string, unknown> & {
      setData(data: unknown, done: () => void): void;
    };
  return {
    'Element.getData': (params) => ({ data: readPath(component(params).data, params.path) }),
    'Element.setData': async (params) => {
      await new Promise<void>((resolve) => caller(params).setData(params.data, resolve));
      return {};
    },
    'Element.callMethod': async (params) => ({
      result: await callMethod(caller(params), String(params.method), listOf(params.args), 'component'),
    }),
  };
}

function contextMethods(found: (params: Params) => Found): Methods {
  const call = async (params: Params, method: string, args: unknown[]) => {
    const { page, element } = found(params);
    const result = await page.context.call('widgetCall', { node: nodeIdOf(element), method, args });
    return { result: result === undefined ? undefined : printable(result) };
  };
  return {
    'Element.callContextMethod': (params) => call(params, String(params.method), listOf(params.args)),
    'Element.callFunction': (params) => {
      const [tag, method = ''] = String(params.functionName).split('.');
      const own = tagNameOf(found(params).element);
      if (tag !== own) throw new Error(`${String(params.functionName)} is not a function of ${own}`);
      return call(params, method, listOf(params.args));
    },
  };
}

/** `__propPublic` contains the element's properties; anything else is a value. */
async function propertiesOf({ page, element }: Found, wanted: string[]): Promise<unknown[]> {
  const tag = tagNameOf(element);
  if (isComponent(element)) {
    const data = element.data as Record<string, unknown>;
    return wanted.map((name) =>
      name === '__propPublic' ? truthMap(Object.keys(data)) : (data[name] ?? null),
    );
  }
  const attributes = allSpecs[tag]?.attributes ?? {};
  const live = await page.context.call('widgetState', { node: nodeIdOf(element) });
  return wanted.map((name) => {
    if (name === '__propPublic') return truthMap([...Object.keys(attributes), ...Object.keys(live)]);
    if (name in live) return live[name];
    return attributeOf(element, name) ?? attributes[camelCase(name)]?.default ?? null;
  });
}

const truthMap = (keys: string[]): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [key, true]));
