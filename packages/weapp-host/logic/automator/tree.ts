import * as glassEasel from 'glass-easel';

/** The shadow tree for a tester: elements only; virtual nodes (wx:if, slots …) are replaced by their children. */

const isElement = (node: glassEasel.Node): node is glassEasel.Element =>
  !(node instanceof glassEasel.TextNode);

export const isComponent = (node: unknown): node is glassEasel.GeneralComponent =>
  glassEasel.Component.isComponent(node as glassEasel.Element);

const isVirtual = (node: glassEasel.Element): boolean => glassEasel.VirtualNode.isVirtualNode(node);

/** Children in the same shadow tree. */
export function childrenOf(parent: glassEasel.Element): glassEasel.Element[] {
  return parent.childNodes
    .filter(isElement)
    .flatMap((child) => (isVirtual(child) ? childrenOf(child) : [child]));
}

/** Parent in the same shadow tree; null at its root. */
export function parentOf(element: glassEasel.Element): glassEasel.Element | null {
  let parent = element.parentNode;
  while (parent && isVirtual(parent)) parent = parent.parentNode;
  return parent;
}

export function* descendantsOf(root: glassEasel.Element): Generator<glassEasel.Element> {
  for (const child of childrenOf(root)) {
    yield child;
    yield* descendantsOf(child);
  }
}

/** Root of a search inside an element: a component's own tree, or the children of a built-in one. */
export const scopeOf = (element: glassEasel.Element): glassEasel.Element =>
  (isComponent(element) ? element.getShadowRoot() : null) ?? element;

/** The tag in the template. */
export function tagNameOf(element: glassEasel.Element): string {
  if (glassEasel.NativeNode.isNativeNode(element)) return (element as { is: string }).is;
  return isComponent(element) ? element.tagName : '';
}

export const nodeIdOf = (element: glassEasel.Element): number => {
  const backend = element.getBackendElement() as unknown as { nodeId?: number } | null;
  if (backend?.nodeId === undefined) throw new Error('element has no node in the view');
  return backend.nodeId;
};

export function attributeOf(element: glassEasel.Element, name: string): unknown {
  if (name === 'id') return element.id;
  if (name === 'class') return element.class;
  if (name === 'style') return element.style;
  if (name.startsWith('data-')) {
    const key = name
      .slice('data-'.length)
      .replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    return element.dataset[key];
  }
  if (isComponent(element)) {
    const key = name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    return (element.data as Record<string, unknown>)[key];
  }
  return element.getAttribute(name);
}

/** The tree as WXML text. */
export function wxmlOf(element: glassEasel.Element, type: 'inner' | 'outer'): string {
  const inner = insideOf(element).map(textOf).join('');
  if (type === 'inner') return inner;
  const tag = tagNameOf(element);
  return `<${tag}${attributesText(element)}>${inner}</${tag}>`;
}

function insideOf(element: glassEasel.Element): glassEasel.Node[] {
  const scope = scopeOf(element);
  const look = (parent: glassEasel.Element): glassEasel.Node[] =>
    parent.childNodes.flatMap((child) => (isElement(child) && isVirtual(child) ? look(child) : [child]));
  return look(scope);
}

const textOf = (node: glassEasel.Node): string =>
  isElement(node) ? wxmlOf(node, 'outer') : escape_(node.textContent);

const escape_ = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function attributesText(element: glassEasel.Element): string {
  const pairs: [string, unknown][] = [
    ['id', element.id],
    ['class', element.class],
    ['style', element.style],
    ...element.attributes.map(({ name, value }): [string, unknown] => [name, value]),
  ];
  return pairs
    .filter(([, value]) => value !== '' && value !== undefined && value !== null && typeof value !== 'object')
    .map(([name, value]) => ` ${name}="${escape_(String(value))}"`)
    .join('');
}
