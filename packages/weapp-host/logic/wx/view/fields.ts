import * as glassEasel from 'glass-easel';
import { camelCase, coerce, kebabCase } from '../../../protocol/components/spec';
import type { PageId } from '../../../protocol/calls';
import { componentSpec } from '../component-specs';
import type { WxContext } from '../context';
import { contextOf, nodeOf } from './node-contexts';
import { builtInName, copy, nodeIdOf } from './nodes';

/** Fields of a node for SelectorQuery. */
export interface Fields {
  id?: boolean;
  dataset?: boolean;
  mark?: boolean;
  rect?: boolean;
  size?: boolean;
  scrollOffset?: boolean;
  properties?: string[];
  computedStyle?: string[];
  context?: boolean;
  node?: boolean;
}

export type FieldResult = Record<string, unknown>;

/** Current attributes, including changes by the user. */
async function properties(
  context: WxContext,
  page: PageId,
  element: glassEasel.Element,
  names: string[],
): Promise<FieldResult> {
  const tag = builtInName(element);
  if (tag === null) {
    const data = (element as glassEasel.GeneralComponent).data as Record<string, unknown>;
    const declared = names.filter((name) => glassEasel.Component.hasProperty(element as never, name));
    return Object.fromEntries(declared.map((name) => [name, copy(data[name])]));
  }
  const spec = componentSpec(tag);
  const node = nodeIdOf(element);
  const live = node === null ? {} : await context.frame(page, 'widgetState', { node });
  const entries = names.map(camelCase).flatMap((name): [string, unknown][] => {
    const attribute = spec?.attributes[name];
    if (!attribute) return [];
    if (name in live) return [[name, live[name]]];
    return [[name, coerce(element.getAttribute(kebabCase(name)) ?? undefined, attribute)]];
  });
  return Object.fromEntries(entries);
}

async function box(context: WxContext, page: PageId, node: number, fields: Fields): Promise<FieldResult> {
  const { left, top, width, height } = await context.frame(page, 'rect', { node });
  return {
    ...(fields.rect && { left, top, right: left + width, bottom: top + height }),
    ...(fields.size && { width, height }),
  };
}

async function styles(context: WxContext, page: PageId, node: number, names: string[]): Promise<FieldResult> {
  const values = await context.frame(page, 'computedStyles', { node, names: names.map(kebabCase) });
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** All requested fields of a node. */
export async function fieldsOf(
  context: WxContext,
  page: PageId,
  element: glassEasel.Element,
  fields: Fields,
): Promise<FieldResult> {
  const node = nodeIdOf(element);
  const result: FieldResult = {};
  if (fields.id) result.id = element.id;
  if (fields.dataset) result.dataset = copy(element.dataset ?? {});
  if (fields.mark) result.mark = copy(element.collectMarks());
  const jobs: Promise<FieldResult>[] = [];
  if (node !== null) {
    if (fields.rect || fields.size) jobs.push(box(context, page, node, fields));
    if (fields.scrollOffset)
      jobs.push(context.frame(page, 'scrollOffset', { node }).then((offset) => ({ ...offset })));
    if (fields.computedStyle) jobs.push(styles(context, page, node, fields.computedStyle));
    if (fields.context)
      jobs.push(contextOf(context, page, element, node).then((value) => ({ context: value })));
    if (fields.node) jobs.push(nodeOf(context, page, element, node).then((value) => ({ node: value })));
  }
  if (fields.properties) jobs.push(properties(context, page, element, fields.properties));
  return Object.assign(result, ...(await Promise.all(jobs))) as FieldResult;
}

/** The same for the page itself. */
export async function viewportFields(context: WxContext, page: PageId, fields: Fields): Promise<FieldResult> {
  const [width, height] = (await context.frame(page, 'windowProperties', {
    names: ['innerWidth', 'innerHeight'],
  })) as number[];
  const offset = fields.scrollOffset ? await context.frame(page, 'scrollOffset', { node: null }) : {};
  return {
    ...(fields.id && { id: '' }),
    ...(fields.dataset && { dataset: {} }),
    ...(fields.mark && { mark: {} }),
    ...(fields.rect && { left: 0, top: 0, right: width, bottom: height }),
    ...(fields.size && { width, height }),
    ...offset,
  };
}
