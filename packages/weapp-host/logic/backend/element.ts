import * as glassEasel from 'glass-easel';
import type { FrameCall, FrameCalls, Rect, ScrollOffset } from '../../protocol/calls';
import type { NodeId, Op } from '../../protocol/ops';
import { formPartsOf } from '../form-behaviors';
import { absoluteResource, holdsResource } from '../resources';

type Protocol = glassEasel.composedBackend.Element;

/** The part of the page's context used by an element. */
export interface ElementOwner {
  push(op: Op): void;
  call<M extends FrameCall>(method: M, params: FrameCalls[M]['params']): Promise<FrameCalls[M]['result']>;
  tell<M extends FrameCall>(method: M, params: FrameCalls[M]['params']): void;
  prefixOf(scope: number | undefined): string;
  forget(node: NodeId): void;
  observe(
    node: NodeId,
    relative: NodeId | null,
    margin: string,
    thresholds: number[],
    listener: (status: never) => void,
  ): glassEasel.backend.Observer;
}

const EMPTY_RECT: Rect = { left: 0, top: 0, width: 0, height: 0 };
const EMPTY_SCROLL: ScrollOffset = { scrollLeft: 0, scrollTop: 0, scrollWidth: 0, scrollHeight: 0 };

/** Values for the view: functions and instances stay on the logic side. */
function asJson(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  return JSON.parse(JSON.stringify(value)) as unknown;
}

/** Names valid in the DOM; any other would fail the whole batch of operations. */
const ATTRIBUTE = /^[-.:\w\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u3001-\ud7ff]+$/;

/** Attribute values for selectors; objects are only marked as present. */
function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' || typeof value === 'function' ? '' : String(value);
}

/** A view node on the logic side: a number, and its operations. */
export class RemoteElement implements Protocol {
  __wxElement?: glassEasel.Element;
  /** setters of model: bindings, by attribute */
  readonly models = new Map<string, (value: unknown) => void>();

  constructor(
    private readonly owner: ElementOwner,
    readonly nodeId: NodeId,
  ) {}

  associateValue(value: glassEasel.Element): void {
    this.__wxElement = value;
    if (!glassEasel.Component.isComponent(value)) return;
    // `:host` is compiled to this attribute.
    this.setAttribute('is', value.is);
    const parts = formPartsOf(value);
    if (parts !== '') this.setAttribute('form-parts', parts);
  }

  release(): void {
    this.owner.push(['release', this.nodeId]);
    this.owner.forget(this.nodeId);
  }

  appendChild(child: RemoteElement): void {
    this.owner.push(['append', this.nodeId, child.nodeId]);
  }

  removeChild(child: RemoteElement): void {
    this.owner.push(['remove', this.nodeId, child.nodeId]);
  }

  insertBefore(child: RemoteElement, before: RemoteElement): void {
    this.owner.push(['insert', this.nodeId, child.nodeId, before.nodeId]);
  }

  replaceChild(child: RemoteElement, old: RemoteElement): void {
    this.owner.push(['replace', this.nodeId, child.nodeId, old.nodeId]);
  }

  spliceBefore(before: RemoteElement, deleteCount: number, list: RemoteElement): void {
    this.owner.push(['splice', this.nodeId, before.nodeId, deleteCount, list.nodeId]);
  }

  spliceAppend(list: RemoteElement): void {
    this.owner.push(['splice', this.nodeId, null, 0, list.nodeId]);
  }

  spliceRemove(before: RemoteElement, deleteCount: number): void {
    this.owner.push(['splice', this.nodeId, before.nodeId, deleteCount, null]);
  }

  setId(id: string): void {
    this.owner.push(['id', this.nodeId, id]);
  }

  setStyleScope(styleScope: number): void {
    this.owner.push(['scope', this.nodeId, this.owner.prefixOf(styleScope)]);
  }

  setStyle(styleText: string): void {
    this.owner.push(['style', this.nodeId, styleText]);
  }

  addClass(name: string, styleScope?: number): void {
    this.owner.push(['class', this.nodeId, this.owner.prefixOf(styleScope), name, true]);
  }

  removeClass(name: string, styleScope?: number): void {
    this.owner.push(['class', this.nodeId, this.owner.prefixOf(styleScope), name, false]);
  }

  clearClasses(): void {
    this.owner.push(['clearClasses', this.nodeId]);
  }

  setAttribute(name: string, value: unknown): void {
    const given = typeof value === 'string' && holdsResource(name) ? this.absolute(value) : asJson(value);
    this.owner.push(['attr', this.nodeId, name, given]);
  }

  /** Relative paths in a template start at the folder of its page or component. */
  private absolute(path: string): string {
    const owner = this.__wxElement?.ownerShadowRoot?.getHostNode().is;
    return owner === undefined ? path : absoluteResource(owner, path);
  }

  removeAttribute(name: string): void {
    this.owner.push(['unattr', this.nodeId, name]);
  }

  /** Called by logic/datasets.ts; not part of glass-easel's composed protocol. */
  setDataset(name: string, value: unknown): void {
    const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (!ATTRIBUTE.test(attribute)) return;
    this.owner.push(['data', this.nodeId, attribute, asText(value)]);
  }

  setText(content: string): void {
    this.owner.push(['setText', this.nodeId, content]);
  }

  setModelBindingStat(attributeName: string, listener: ((value: unknown) => void) | null): void {
    if (listener) this.models.set(attributeName, listener);
    else this.models.delete(attributeName);
    this.owner.push(['model', this.nodeId, attributeName, listener !== null]);
  }

  setListenerStats(
    type: string,
    capture: boolean,
    mutLevel: Parameters<Protocol['setListenerStats']>[2],
  ): void {
    this.owner.push(['listen', this.nodeId, type, capture, Number(mutLevel)]);
  }

  getBoundingClientRect(callback: (rect: Rect) => void): void {
    void this.owner.call('rect', { node: this.nodeId }).then(callback, () => callback({ ...EMPTY_RECT }));
  }

  getScrollOffset(callback: (offset: ScrollOffset) => void): void {
    void this.owner
      .call('scrollOffset', { node: this.nodeId })
      .then(callback, () => callback({ ...EMPTY_SCROLL }));
  }

  setScrollPosition(left: number, top: number, duration: number): void {
    this.owner.tell('scrollTo', { node: this.nodeId, left, top, duration });
  }

  createIntersectionObserver(
    relativeElement: RemoteElement | null,
    relativeElementMargin: string,
    thresholds: number[],
    listener: (status: never) => void,
  ): glassEasel.backend.Observer {
    return this.owner.observe(
      this.nodeId,
      relativeElement?.nodeId ?? null,
      relativeElementMargin,
      thresholds,
      listener,
    );
  }
}
