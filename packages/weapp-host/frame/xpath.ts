import type { NodeId } from '../protocol/ops';

export interface XPathSource {
  /** the page's root element (<wx-page>) */
  root: Element;
  /** the node that the logic side knows, of an element or a text; null for what a widget made for itself */
  nodeOf(node: Node): NodeId | null;
  /** attributes as the template wrote them; id and class come from the element when they are not among them */
  attributesOf(node: NodeId): Record<string, unknown>;
}

/**
 * The nodes that an XPath finds in the page, in document order. Names are the mini program's own: view, not wx-view; the
 * outermost is page. Fails with 'invalid xpath …' for what is no XPath or finds no
 * nodes but a number or a text.
 */
export function evaluateXPath(expression: string, source: XPathSource): NodeId[] {
  const mirror = document.implementation.createDocument(null, null);
  const ids = new Map<Node, NodeId>();
  mirrorChildren([source.root], mirror, mirror, ids, source);
  const found = snapshot(expression, mirror);
  const nodes = found.map((node) => ids.get(node)).filter((id): id is NodeId => id !== undefined);
  return [...new Set(nodes)];
}

function snapshot(expression: string, mirror: XMLDocument): Node[] {
  try {
    const found = mirror.evaluate(expression, mirror, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    return Array.from({ length: found.snapshotLength }, (_none, index) => found.snapshotItem(index)!);
  } catch {
    throw new Error(`invalid xpath ${expression}`);
  }
}

/** The outermost node is the page, whatever element the frame gives it. */
const nameOf = (element: Element, { root }: XPathSource): string =>
  element === root ? 'page' : element.localName.replace(/^wx-/, '');

/** What a widget put between its element and the nodes of the template is left out, the nodes inside it are not. */
function mirrorChildren(
  children: Iterable<Node>,
  parent: Node,
  mirror: XMLDocument,
  ids: Map<Node, NodeId>,
  source: XPathSource,
): void {
  for (const child of children) {
    const id = source.nodeOf(child);
    if (child instanceof Text) {
      if (id !== null) parent.appendChild(mirror.createTextNode(child.data));
    } else if (child instanceof Element && id === null) {
      mirrorChildren(child.childNodes, parent, mirror, ids, source);
    } else if (child instanceof Element && id !== null) {
      const copy = mirror.createElement(nameOf(child, source));
      copyAttributes(copy, child, source.attributesOf(id));
      ids.set(copy, id);
      parent.appendChild(copy);
      mirrorChildren(child.childNodes, copy, mirror, ids, source);
    }
  }
}

function copyAttributes(copy: Element, from: Element, attributes: Record<string, unknown>): void {
  const all: Record<string, unknown> = { id: from.id, class: from.className, ...attributes };
  for (const [name, value] of Object.entries(all)) {
    if (value === '' || value === undefined || value === null || value === false) continue;
    try {
      copy.setAttribute(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    } catch {
      // Names such as bind:tap are none in XML; no XPath can ask for them.
    }
  }
}
