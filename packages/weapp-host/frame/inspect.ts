import { kebabCase } from '../protocol/components/spec';

const DOM_PROPERTIES = new Set([
  'innerText',
  'textContent',
  'innerHTML',
  'outerHTML',
  'tagName',
  'id',
  'className',
  'hidden',
  'title',
  'childElementCount',
  ...['Width', 'Height', 'Left', 'Top'].flatMap((name) =>
    ['offset', 'client', 'scroll'].map((kind) => `${kind}${name}`),
  ),
]);

type Plain = string | number | boolean | null;
const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Requested properties of the element, in order; null for unsupported ones. */
export function domProperties(element: Element, names: string[]): Plain[] {
  return names.map((name) => {
    if (!DOM_PROPERTIES.has(name)) return null;
    const value: unknown = Reflect.get(element, name);
    return isPlain(value) ? value : null;
  });
}

/** Computed values by camelCase or kebab-case name; '' for unknown properties. */
export function computedStyles(element: Element, names: string[]): string[] {
  const style = getComputedStyle(element);
  return names.map((name) => style.getPropertyValue(name.startsWith('--') ? name : kebabCase(name)));
}

/** Values at dotted paths of window, such as document.documentElement.scrollWidth; null unless primitive. */
export function windowProperties(names: string[]): Plain[] {
  return names.map((name) => {
    let value: unknown = window;
    for (const key of name.split('.')) {
      if (typeof value !== 'object' || value === null) return null;
      value = Reflect.get(value, key);
    }
    return isPlain(value) ? value : null;
  });
}

export interface NodeCounts {
  nodes: number;
  depth: number;
  children: number;
}

const isNode = (element: Element): boolean => element.localName.startsWith('wx-');

/** Number of nodes, depth, and most children of one node; elements made by widgets are excluded. */
export function countNodes(root: Element): NodeCounts {
  const counts: NodeCounts = { nodes: 0, depth: 0, children: 0 };
  const visit = (element: Element, depth: number): void => {
    counts.nodes += 1;
    counts.depth = Math.max(counts.depth, depth);
    const children = nodesBelow(element);
    counts.children = Math.max(counts.children, children.length);
    for (const child of children) visit(child, depth + 1);
  };
  visit(root, 1);
  return counts;
}

const nodesBelow = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (isNode(child) ? [child] : nodesBelow(child)));

/** Records this page's tasks over 50 ms; take() returns the durations since the last call, in ms. */
export function watchLongTasks(): { take(): number[]; stop(): void } {
  let durations: number[] = [];
  const add = (entries: PerformanceEntryList): void => {
    durations.push(...entries.map(({ duration }) => Math.round(duration)));
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
    observer.observe({ type: 'longtask', buffered: true });
  return {
    take: () => {
      add(observer.takeRecords());
      const taken = durations;
      durations = [];
      return taken;
    },
    stop: () => observer.disconnect(),
  };
}
