import type { NodeId, Op } from '../protocol/ops';
import { AnimationPlayer } from './animation';
import { ViewNode, type NodeOwner } from './view-node';

/**
 * The nodes of one page by number, and the operations on them. A batch is applied as a whole; then widgets are notified: of attributes
 * first, then children, then insertion.
 */
export class NodeTable {
  private readonly doms = new Map<NodeId, Node>();
  private readonly nodes = new Map<NodeId, ViewNode>();
  private readonly numbers = new WeakMap<Node, NodeId>();
  private readonly dirty = new Set<ViewNode>();
  private readonly reordered = new Set<ViewNode>();
  private readonly waiting = new Set<ViewNode>();
  private readonly players = new WeakMap<ViewNode, AnimationPlayer>();

  constructor(
    private readonly owner: NodeOwner,
    root: HTMLElement,
    private readonly addSheet: (path: string, css: string) => void,
  ) {
    this.remember(0, root);
  }

  node = (id: NodeId): ViewNode | undefined => this.nodes.get(id);

  /** The view node of an element of the page; null for elements inside widgets. */
  of = (element: Node): ViewNode | null => this.nodes.get(this.numbers.get(element) ?? -1) ?? null;

  /** The nearest view node at or above a DOM node. */
  nearest(start: Node | null): ViewNode | null {
    for (let dom = start; dom; dom = dom.parentNode) {
      const node = this.of(dom);
      if (node) return node;
    }
    return null;
  }

  numberOf = (dom: Node): NodeId | null => this.numbers.get(dom) ?? null;

  require(id: NodeId): ViewNode {
    const node = this.nodes.get(id);
    if (!node) throw new Error('node is gone');
    return node;
  }

  apply(ops: Op[]): void {
    for (const op of ops) this.run(op);
    this.settle();
  }

  private settle(): void {
    const animated = [...this.dirty].filter(({ changed }) => changed.has('animation'));
    for (const node of this.dirty) {
      const changed = new Set(node.changed);
      node.changed.clear();
      node.widget.update?.(changed);
    }
    this.dirty.clear();
    for (const node of this.reordered) node.widget.childrenChanged?.();
    this.reordered.clear();
    for (const node of this.waiting) {
      if (!node.element.isConnected) continue;
      this.waiting.delete(node);
      node.isAttached = true;
      node.widget.attached?.();
    }
    for (const node of animated) this.animate(node);
  }

  /** Applies the animation attribute once the node is in place. */
  private animate(node: ViewNode): void {
    const player = this.players.get(node) ?? new AnimationPlayer(node.element);
    this.players.set(node, player);
    player.play(node.attributes.get('animation'));
  }

  private run(op: Op): void {
    switch (op[0]) {
      case 'element':
        return this.create(op[1], op[2]);
      case 'text':
        return this.remember(op[1], document.createTextNode(op[2]));
      case 'fragment':
        return this.remember(op[1], document.createDocumentFragment());
      case 'setText':
        this.dom(op[1]).textContent = op[2];
        return this.touched(op[1]);
      case 'release':
        return this.release(op[1]);
      case 'sheet':
        return this.addSheet(op[1], op[2]);
      case 'append':
      case 'insert':
      case 'remove':
      case 'replace':
      case 'splice':
        return this.move(op);
      default:
        return this.describe(op);
    }
  }

  private describe(op: Op): void {
    const node = this.nodes.get(op[1] as NodeId);
    if (!node) return;
    switch (op[0]) {
      case 'id':
        node.element.id = op[2];
        return;
      case 'style':
        return node.setStyle(op[2]);
      case 'scope':
        node.scope = op[2];
        return;
      case 'class':
        return node.setClass(op[2], op[3], op[4]);
      case 'clearClasses':
        node.element.className = '';
        return;
      case 'attr':
        node.setAttribute(op[2], op[3]);
        this.dirty.add(node);
        return;
      case 'unattr':
        node.removeAttribute(op[2]);
        this.dirty.add(node);
        return;
      case 'data':
        return node.setData(op[2], op[3]);
      case 'listen':
        if (op[4] < 0) node.listeners.delete(op[2]);
        else node.listeners.set(op[2], op[4]);
        return;
      case 'model':
        if (op[3]) node.models.add(op[2]);
        else node.models.delete(op[2]);
        return;
      default:
    }
  }

  private move(op: Op): void {
    const parent = op[1] as NodeId;
    const inside = this.inside(parent);
    switch (op[0]) {
      case 'append':
        inside.appendChild(this.dom(op[2]));
        break;
      case 'insert':
        inside.insertBefore(this.dom(op[2]), this.dom(op[3]));
        break;
      case 'remove':
        this.detach(this.dom(op[2]));
        break;
      case 'replace':
        inside.replaceChild(this.dom(op[2]), this.dom(op[3]));
        break;
      case 'splice':
        this.splice(inside, op[2], op[3], op[4]);
        break;
      default:
    }
    this.touched(parent);
  }

  private splice(inside: Node, before: NodeId | null, count: number, list: NodeId | null): void {
    const first = before === null ? null : this.dom(before);
    const removed: Node[] = [];
    for (let dom: Node | null = first; dom && removed.length < count; dom = dom.nextSibling)
      removed.push(dom);
    if (list !== null) inside.insertBefore(this.dom(list), first);
    for (const dom of removed) this.detach(dom);
  }

  private detach = (dom: Node): void => {
    dom.parentNode?.removeChild(dom);
  };

  private create(id: NodeId, tag: string): void {
    const node = new ViewNode(this.owner, id, tag);
    this.nodes.set(id, node);
    this.dirty.add(node);
    this.waiting.add(node);
    this.remember(id, node.element);
  }

  private remember(id: NodeId, dom: Node): void {
    this.doms.set(id, dom);
    this.numbers.set(dom, id);
  }

  private release(id: NodeId): void {
    const node = this.nodes.get(id);
    if (node) {
      node.widget.released?.();
      this.waiting.delete(node);
      this.dirty.delete(node);
    }
    this.nodes.delete(id);
    this.doms.delete(id);
  }

  private dom(id: NodeId): Node {
    const dom = this.doms.get(id);
    if (!dom) throw new Error(`operation on node ${id}, which is gone`);
    return dom;
  }

  private inside(id: NodeId): Node {
    return this.nodes.get(id)?.container ?? this.dom(id);
  }

  /** Notifies ancestor widgets of a change below them. */
  private touched(id: NodeId): void {
    for (let node = this.nearest(this.dom(id)); node; node = this.nearest(node.element.parentNode))
      if (node.widget.childrenChanged) this.reordered.add(node);
  }
}
