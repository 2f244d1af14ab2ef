import type { FrameCall, FrameCalls, Rect, ScrollOffset } from '../protocol/calls';
import { animate } from './animate';
import type { FrameShell } from './frame-api';
import { computedStyles, countNodes, domProperties, watchLongTasks, windowProperties } from './inspect';
import type { NodeTable } from './node-table';
import { Observers } from './observe';
import type { Touches } from './touches';
import type { ViewNode } from './view-node';
import { evaluateXPath } from './xpath';
import { kebabCase } from '../protocol/components/spec';
import { scrollPage } from './scroll-to';
import { tapPoint, tapTargets } from './tap-targets';

type Handlers = {
  [M in FrameCall]: (
    params: FrameCalls[M]['params'],
  ) => FrameCalls[M]['result'] | Promise<FrameCalls[M]['result']>;
};

/** Resolves after the next frame is painted. Pages in the background do not paint, so do not wait for them. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    let done = false;
    const finish = () => {
      if (done) return;
      done = true;
      resolve();
    };
    requestAnimationFrame(() => setTimeout(finish, 0));
    setTimeout(finish, 100);
  });

/** Handles FrameCalls for one page. */
export class FrameCallsServer {
  private readonly longTasks = watchLongTasks();
  private readonly observers: Observers;
  private readonly handlers: Handlers;

  constructor(
    private readonly table: NodeTable,
    private readonly touches: Touches,
    shell: FrameShell,
  ) {
    this.observers = new Observers((observer, status) => shell.intersection({ observer, status }));
    this.handlers = {
      flush: async () => {
        await painted();
        return undefined;
      },
      rect: ({ node }) => this.rect(node),
      scrollOffset: ({ node }) => this.scrollOffset(node),
      scrollTo: (params) => this.scrollTo(params),
      widgetState: ({ node }) => this.table.require(node).widget.state?.() ?? {},
      widgetCall: ({ node, method, args }) => this.callWidget(this.table.require(node), method, args),
      domProperties: ({ node, names }) => domProperties(this.table.require(node).element, names),
      windowProperties: ({ names }) => windowProperties(names),
      computedStyles: ({ node, names }) => computedStyles(this.table.require(node).element, names),
      touch: ({ node, kind, touches, changedTouches }) => {
        this.touches.synthesize(kind, this.table.require(node).element, touches, changedTouches);
        return undefined;
      },
      xpath: ({ expression }) => this.xpath(expression),
      observe: ({ observer, node, relative, margin, thresholds }) => {
        this.observers.observe({
          observer,
          element: this.table.require(node).element,
          relative: relative === null ? null : this.table.require(relative).element,
          margin,
          thresholds,
        });
        return undefined;
      },
      unobserve: ({ observer }) => {
        this.observers.unobserve(observer);
        return undefined;
      },
      animate: async ({ node, keyframes, duration }) => {
        await animate(this.table.require(node).element, keyframes, duration);
        return undefined;
      },
      focused: () => this.table.nearest(document.activeElement)?.id ?? null,
      audit: () => ({ ...countNodes(this.root), longTasks: this.longTasks.take() }),
      tapTargets: () => tapTargets(document.body, this.table.of),
      tapPoint: ({ node }) => tapPoint(this.table.require(node).element),
    };
  }

  async answer(method: FrameCall, params: unknown): Promise<unknown> {
    return await (this.handlers[method] as (given: unknown) => unknown)(params);
  }

  private get root(): Element {
    return document.querySelector('wx-page') ?? document.body;
  }

  private rect(node: number): Rect {
    const { left, top, width, height } = this.table.require(node).element.getBoundingClientRect();
    return { left, top, width, height };
  }

  private scrollOffset(node: number | null): ScrollOffset {
    const widget = node === null ? undefined : this.table.require(node);
    const element = widget?.widget.scroller ?? widget?.element ?? document.documentElement;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
    return { scrollLeft, scrollTop, scrollWidth, scrollHeight };
  }

  private async scrollTo({
    node,
    left,
    top,
    selectorNode,
    duration,
  }: FrameCalls['scrollTo']['params']): Promise<undefined> {
    const target = selectorNode === undefined ? undefined : this.table.require(selectorNode).element;
    if (node === null) await scrollPage({ left, top, target, duration });
    else await this.callWidget(this.table.require(node), 'scrollTo', [{ left, top, duration }]);
    return undefined;
  }

  private callWidget({ widget, tag }: ViewNode, method: string, args: unknown[]): unknown {
    const run = widget.methods?.[method];
    if (!run) throw new Error(`${tag} has no method ${method}`);
    return run(...(args as never[]));
  }

  private xpath(expression: string): number[] {
    return evaluateXPath(expression, {
      root: this.root,
      nodeOf: (node) => this.table.numberOf(node),
      attributesOf: (node) => {
        const attributes = this.table.node(node)?.attributes ?? new Map<string, unknown>();
        return Object.fromEntries([...attributes].map(([name, value]) => [kebabCase(name), value]));
      },
    });
  }
}
