import type * as glassEasel from 'glass-easel';
import { printable } from '../failures';
import type { OpenPage } from '../page-stack';
import type { Running } from '../running';
import { listOf } from './app-methods';
import { readPath } from './data-path';
import type { ElementInfo, ElementRegistry } from './elements';
import { select } from './selector';
import type { Methods, Params } from './methods';
import { scopeOf } from './tree';

/** Methods Page.* of the automator's protocol. */
export function pageMethods(running: Running, registry: ElementRegistry): Methods {
  const pageOf = ({ pageId }: Params): OpenPage => {
    const page = running.stack.byId(Number(pageId));
    if (!page || page.gone) throw new Error('page is gone');
    return page;
  };
  const root = (page: OpenPage) => scopeOf(page.root.getComponent());
  const xpath = async (params: Params): Promise<ElementInfo[]> => {
    const page = pageOf(params);
    const ids = await page.context.call('xpath', { expression: String(params.selector) });
    return ids.flatMap((id) => {
      const element = page.context.element(id)?.__wxElement;
      return element ? [registry.describe(page, element)] : [];
    });
  };
  return {
    'Page.getElement': (params) => firstOf(all(pageOf(params), root, params, registry)),
    'Page.getElements': (params) => ({ elements: all(pageOf(params), root, params, registry) }),
    'Page.getElementByXpath': async (params) => firstOf(await xpath(params)),
    'Page.getElementsByXpath': async (params) => ({ elements: await xpath(params) }),
    'Page.getData': (params) => ({ data: readPath(pageOf(params).instance.data, params.path) }),
    'Page.setData': async (params) => {
      const page = pageOf(params);
      await new Promise<void>((resolve) => {
        page.instance.setData(params.data as Record<string, unknown>, resolve);
      });
      return {};
    },
    'Page.callMethod': async (params) => {
      const page = pageOf(params);
      const result = await callMethod(
        page.instance,
        String(params.method),
        listOf(params.args),
        `page ${page.path}`,
      );
      return { result };
    },
    'Page.getWindowProperties': async (params) => {
      const names = listOf(params.names).map(String);
      return { properties: await pageOf(params).context.call('windowProperties', { names }) };
    },
  };
}

function all(
  page: OpenPage,
  root: (page: OpenPage) => glassEasel.Element,
  { selector }: Params,
  registry: ElementRegistry,
): ElementInfo[] {
  return select(root(page), String(selector)).map((element) => registry.describe(page, element));
}

export function firstOf(found: ElementInfo[]): ElementInfo {
  const [first] = found;
  if (!first) throw new Error('no such element');
  return first;
}

/** Calls a method of a page or a component; its result is awaited. */
export async function callMethod(
  instance: Record<string, unknown>,
  name: string,
  args: unknown[],
  where: string,
): Promise<unknown> {
  const method = instance[name];
  if (typeof method !== 'function') throw new Error(`${where} has no method ${name}`);
  const result: unknown = await (method as (...given: unknown[]) => unknown).apply(instance, args);
  return result === undefined ? undefined : printable(result);
}
