import type { NodeId } from '../protocol/ops';

export interface XPathSource {
  /** the page's root element (<wx-page>) */
  root: Element;
  /** node known to the logic side, of an element or a text; null for elements made by widgets */
  nodeOf(node: Node): NodeId | null;
  /** attributes from the template; id and class are taken from the element if missing */
  attributesOf(node: NodeId): Record<string, unknown>;
}

/**
 * Nodes of the page matching an XPath, in document order. Names are the mini program's: view, not wx-view; the root is page. Fails with
 * 'invalid xpath …' for invalid expressions and for results other than nodes.
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

/** The root is named page, whatever the frame's element is. */
const nameOf = (element: Element, { root }: XPathSource): string =>
  element === root ? 'page' : element.localName.replace(/^wx-/, '');

/** Elements made by widgets are skipped, nodes inside them are kept. */
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
      // Names such as bind:tap are invalid in XML, and not reachable by XPath.
    }
  }
}
