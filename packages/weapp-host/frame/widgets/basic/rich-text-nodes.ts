import { decodeHtml, widenSpaces } from './entities';
import { trustedTags } from './rich-text-tags';

/** A node of the nodes attribute. */
interface RichNode {
  type?: unknown;
  name?: unknown;
  text?: unknown;
  attrs?: unknown;
  children?: unknown;
}

export interface RichOptions {
  space: string;
  /** class names as the component's style sheet has them */
  classes(names: string): string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Builds the DOM of rich-text. Untrusted elements are removed with their content. */
export function buildRichText(nodes: unknown, options: RichOptions): DocumentFragment {
  const list: unknown[] = typeof nodes === 'string' ? parseHtml(nodes) : Array.isArray(nodes) ? nodes : [];
  const fragment = document.createDocumentFragment();
  appendAll(fragment, list, options);
  return fragment;
}

function appendAll(parent: Node, nodes: unknown[], options: RichOptions): void {
  for (const node of nodes) {
    if (!isObject(node)) continue;
    const built = node.type === 'text' ? buildText(node, options) : buildElement(node, options);
    if (built) parent.appendChild(built);
  }
}

function buildText({ text }: RichNode, { space }: RichOptions): Text {
  return document.createTextNode(
    widenSpaces(decodeHtml(typeof text === 'string' || typeof text === 'number' ? String(text) : ''), space),
  );
}

function buildElement({ name, attrs, children }: RichNode, options: RichOptions): Element | null {
  const tag = typeof name === 'string' ? name.toLowerCase() : '';
  const trusted = trustedTags.get(tag);
  if (!trusted) return null;
  const element = document.createElement(tag);
  if (isObject(attrs)) writeAttributes(element, attrs, trusted, options);
  if (Array.isArray(children)) appendAll(element, children, options);
  return element;
}

function writeAttributes(
  element: Element,
  attrs: Record<string, unknown>,
  trusted: readonly string[],
  { classes }: RichOptions,
): void {
  for (const [key, given] of Object.entries(attrs)) {
    const name = key.toLowerCase();
    if (typeof given !== 'string' && typeof given !== 'number') continue;
    const value = String(given);
    if (name === 'class') element.setAttribute('class', classes(value).join(' '));
    else if (name === 'style') element.setAttribute('style', value);
    else if (trusted.includes(name) && (name !== 'src' || isFromTheNet(value)))
      element.setAttribute(name, value);
  }
}

/** Pictures of rich-text are web addresses or data URLs. */
const isFromTheNet = (src: string): boolean => /^(https?:)?\/\/|^data:image\//i.test(src);

/** Parses HTML to nodes in an inert document, which runs no scripts and loads nothing. */
function parseHtml(html: string): RichNode[] {
  return toNodes(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body);
}

function toNodes(parent: Element): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    // Entities are already decoded: a remaining ampersand is literal.
    if (node instanceof Text) return [{ type: 'text', text: node.data.replaceAll('&', '&amp;') }];
    if (!(node instanceof Element)) return [];
    const attrs = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ name: node.localName, attrs, children: toNodes(node) }];
  });
}
