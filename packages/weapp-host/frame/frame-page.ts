import type { FrameCall, Touch } from '../protocol/calls';
import type { NodeId, Op } from '../protocol/ops';
import type { FrameApi, FrameSetup, FrameShell } from './frame-api';
import { FrameCallsServer } from './frame-calls';
import { NodeTable } from './node-table';
import { offsetsUpFrom } from './offsets';
import { takeNewLook } from './look';
import { resourceOf } from './resource';
import { watchScrolling } from './scrolling';
import { addSheet, baseSheet } from './sheets';
import { listenTouches, type Touches } from './touches';
import { cssText } from './units';
import type { ViewNode } from './view-node';
import type { FrameServices } from './widget';

const CATCHES = 2;

/** A page of the mini program in its iframe: nodes, touches, and the connection to the shell. */
export class FramePage implements FrameApi {
  private shell: FrameShell | null = null;
  private setup: FrameSetup = { page: 0, window: {}, safeBottom: 0, newLook: false };
  private calls: FrameCallsServer | null = null;
  private table: NodeTable | null = null;
  private touches: Touches | null = null;

  constructor() {
    document.head.appendChild(baseSheet());
  }

  connect(shell: FrameShell, setup: FrameSetup): void {
    this.shell = shell;
    this.setup = setup;
    document.documentElement.style.setProperty('--safe-bottom', `${setup.safeBottom}px`);
    if (setup.newLook) takeNewLook();
    if (setup.window.disableScroll) document.documentElement.style.overflow = 'hidden';
    const root = document.body;
    const table: NodeTable = new NodeTable(
      {
        services: this.services(shell),
        fire: (node, type, detail, bubbles) => this.fire(node, type, detail, bubbles),
        model: (node, attribute, value) => shell.model({ node: node.id, attribute, value }),
        resource: resourceOf,
        of: (element) => table.of(element),
      },
      root,
      addSheet,
    );
    this.table = table;
    this.touches = this.listen(root, table);
    this.calls = new FrameCallsServer(table, this.touches, shell);
    watchScrolling(setup.window.onReachBottomDistance ?? 50, shell);
  }

  apply(ops: Op[]): void {
    this.table?.apply(ops);
  }

  call(method: FrameCall, params: unknown): Promise<unknown> {
    if (!this.calls) return Promise.reject(new Error('page is gone'));
    return this.calls.answer(method, params);
  }

  private services(shell: FrameShell): FrameServices {
    return {
      page: this.setup.page,
      rpx: cssText,
      openPicker: (columns) => shell.openPicker(columns),
      webView: (message) => shell.webView(message),
      webViewLoaded: (message) => shell.webViewLoaded(message),
      nodeOf: (element) => this.table?.numberOf(element) ?? null,
    };
  }

  private listen(root: HTMLElement, table: NodeTable): Touches {
    const above = (start: Element, test: (node: ViewNode) => boolean): boolean => {
      for (let node = table.nearest(start); node; node = table.nearest(node.element.parentNode))
        if (test(node)) return true;
      return false;
    };
    return listenTouches({
      root,
      emit: (element, type, detail, touches, changed) =>
        this.emit(table, element, type, detail, touches, changed),
      hears: (element, type) => above(element, (node) => node.listeners.has(type)),
      preventsScroll: (element) => above(element, (node) => node.listeners.get('touchmove') === CATCHES),
      isNode: (element) => table.of(element) !== null,
    });
  }

  /** Touch events belong to the nearest node. Widgets among its ancestors handle a tap first, and may swallow it. */
  private emit(
    table: NodeTable,
    element: Element,
    type: string,
    detail: unknown,
    touches?: Touch[],
    changedTouches?: Touch[],
  ): void {
    const node = table.nearest(element);
    if (!node) return;
    if (type === 'tap' && !this.offerTap(table, element)) return;
    this.send(node, type, detail, true, touches, changedTouches);
  }

  private offerTap(table: NodeTable, element: Element): boolean {
    for (let node = table.nearest(element); node; node = table.nearest(node.element.parentNode))
      if (node.widget.tapped?.(element) === false) return false;
      // A caught event does not reach ancestor buttons, labels and links.
      else if (node.listeners.get('tap') === CATCHES) return true;
    return true;
  }

  private fire(node: ViewNode, type: string, detail: unknown, bubbles: boolean): void {
    this.send(node, type, detail, bubbles);
  }

  private send(
    node: ViewNode,
    type: string,
    detail: unknown,
    bubbles: boolean,
    touches?: Touch[],
    changedTouches?: Touch[],
  ): void {
    const number = (element: Element): NodeId | null => this.table?.numberOf(element) ?? null;
    this.shell?.event({
      page: this.setup.page,
      node: node.id,
      type,
      detail,
      bubbles,
      composed: bubbles,
      ...(touches ? { touches, changedTouches } : {}),
      offsets: offsetsUpFrom(node.element, bubbles, number),
    });
  }
}
