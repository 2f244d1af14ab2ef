import type * as glassEasel from 'glass-easel';
import type { FrameCall, FrameCalls, PageId } from '../../protocol/calls';
import type { NodeId, Op } from '../../protocol/ops';
import { RemoteElement, type ElementOwner } from './element';

type Protocol = glassEasel.composedBackend.Context;

export interface FrameLink {
  ops(page: PageId, ops: Op[]): void;
  call<M extends FrameCall>(
    page: PageId,
    method: M,
    params: FrameCalls[M]['params'],
  ): Promise<FrameCalls[M]['result']>;
}

const ROOT: NodeId = 0;
/** glass-easel's BackendMode.Composed: a const enum cannot be imported from a compiled package. */
const COMPOSED = 2;

/**
 * Backend of one page for glass-easel's composed mode. Operations are recorded and posted to the page's frame once per task, so that the
 * view is updated asynchronously, as in WeChat.
 */
export class RemoteContext implements Protocol, ElementOwner {
  readonly mode = COMPOSED as Protocol['mode'];
  private pending: Op[] = [];
  private scheduled = false;
  private readonly waiting: ((error: Error | null) => void)[] = [];
  private nextNode = 1;
  private nextObserver = 1;
  private readonly elements = new Map<NodeId, RemoteElement>();
  private readonly observers = new Map<number, (status: never) => void>();
  private readonly root: RemoteElement;

  constructor(
    readonly page: PageId,
    /** path of the page, for reports */
    readonly path: string,
    private readonly link: FrameLink,
    private readonly styleSheets: Record<string, string>,
    private readonly scopeName: (scope: number) => string | undefined,
    private readonly window: { width: number; height: number; pixelRatio: number; theme: string },
  ) {
    this.root = new RemoteElement(this, ROOT);
    this.elements.set(ROOT, this.root);
  }

  element(node: NodeId): RemoteElement | undefined {
    return this.elements.get(node);
  }

  push(op: Op): void {
    this.pending.push(op);
    if (this.scheduled) return;
    this.scheduled = true;
    void Promise.resolve().then(() => {
      this.flush();
    });
  }

  /** Posts the recorded operations. */
  flush(): void {
    this.scheduled = false;
    if (this.pending.length === 0) return;
    const ops = this.pending;
    this.pending = [];
    this.link.ops(this.page, ops);
  }

  /** Queries the frame after all recorded operations. */
  call<M extends FrameCall>(method: M, params: FrameCalls[M]['params']): Promise<FrameCalls[M]['result']> {
    this.flush();
    return this.link.call(this.page, method, params);
  }

  /** The same without an answer: what comes too late for a page or node that is gone has no effect. */
  tell<M extends FrameCall>(method: M, params: FrameCalls[M]['params']): void {
    this.call(method, params).catch(() => undefined);
  }

  prefixOf(scope: number | undefined): string {
    return scope === undefined ? '' : (this.scopeName(scope) ?? '');
  }

  forget(node: NodeId): void {
    this.elements.delete(node);
  }

  observe(
    node: NodeId,
    relative: NodeId | null,
    margin: string,
    thresholds: number[],
    listener: (status: never) => void,
  ): glassEasel.backend.Observer {
    const observer = this.nextObserver++;
    this.observers.set(observer, listener);
    this.tell('observe', { observer, node, relative, margin, thresholds });
    return {
      disconnect: () => {
        this.observers.delete(observer);
        this.tell('unobserve', { observer });
      },
    };
  }

  intersection(observer: number, status: unknown): void {
    this.observers.get(observer)?.(status as never);
  }

  // Protocol of glass-easel

  destroy(): void {
    this.elements.clear();
  }

  getWindowWidth = (): number => this.window.width;
  getWindowHeight = (): number => this.window.height;
  getDevicePixelRatio = (): number => this.window.pixelRatio;
  getTheme = (): string => this.window.theme;

  registerStyleSheetContent(): void {
    // Style sheets are identified by path.
  }

  appendStyleSheetPath(path: string, styleScope?: number): number {
    this.push(['sheet', path, this.styleSheets[path] ?? '']);
    return styleScope ?? 0;
  }

  disableStyleSheet(): void {
    // A page's sheets live as long as its frame.
  }

  /** Callbacks of one task share one frame: a component that queries in a callback of setData is ready by then. */
  render(callback: (error: Error | null) => void): void {
    this.waiting.push(callback);
    if (this.waiting.length > 1) return;
    void Promise.resolve().then(() => {
      const waited = this.waiting.splice(0);
      const answer = () => waited.forEach((each) => each(null));
      return this.call('flush', null).then(answer, answer);
    });
  }

  getRootNode(): RemoteElement {
    return this.root;
  }

  createElement(logicalName: string, stylingName: string): RemoteElement {
    const made = this.create();
    this.push(['element', made.nodeId, logicalName === 'wx-x' ? stylingName : logicalName]);
    return made;
  }

  createTextNode(content: string): RemoteElement {
    const made = this.create();
    this.push(['text', made.nodeId, content]);
    return made;
  }

  createFragment(): RemoteElement {
    const made = this.create();
    this.push(['fragment', made.nodeId]);
    return made;
  }

  onEvent(): void {
    // Events arrive as messages: logic/events.ts dispatches them.
  }

  private create(): RemoteElement {
    const element = new RemoteElement(this, this.nextNode++);
    this.elements.set(element.nodeId, element);
    return element;
  }
}
