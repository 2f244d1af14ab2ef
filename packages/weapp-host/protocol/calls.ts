import type { NetRequest, NetResponse } from './net';
import type { NodeId, Op } from './ops';
import type { Boot } from './options';
import type { AppConfig, Program, WindowConfig } from './program';

type Call<Params, Result = undefined> = { params: Params; result: Result };

export type PageId = number;

export interface SetDataCall {
  /** The page as it is open now. */
  readonly id: PageId;
  /** Its path, for reports. */
  readonly page: string;
  readonly bytes: number;
  /** ms by the worker's clock */
  readonly at: number;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ScrollOffset {
  scrollLeft: number;
  scrollTop: number;
  scrollWidth: number;
  scrollHeight: number;
}

export interface Touch {
  identifier: number;
  pageX: number;
  pageY: number;
  clientX: number;
  clientY: number;
  force: number;
}

/** An event in a frame. Touches are in CSS px of the page; `offsets` are offsetLeft and offsetTop of the node and its ancestors. */
export interface ViewEvent {
  page: PageId;
  node: NodeId;
  type: string;
  detail: unknown;
  bubbles: boolean;
  composed: boolean;
  touches?: Touch[];
  changedTouches?: Touch[];
  offsets: Record<NodeId, [number, number]>;
}

export interface IntersectionStatus {
  intersectionRatio: number;
  boundingClientRect: Rect;
  intersectionRect: Rect;
  relativeRect: Rect;
  time: number;
}

/** Calls to a page's frame. Removed node ids fail with 'node is gone'. */
export type FrameCalls = {
  /** resolves when all previous operations have been painted */
  flush: Call<null>;
  rect: Call<{ node: NodeId }, Rect>;
  scrollOffset: Call<{ node: NodeId | null }, ScrollOffset>;
  /** of the page (node null) or of a scroll-view, duration in ms */
  scrollTo: Call<{
    node: NodeId | null;
    left?: number;
    top?: number;
    selectorNode?: NodeId;
    duration: number;
  }>;
  /** current state of a built-in component, including changes by the user */
  widgetState: Call<{ node: NodeId }, Record<string, unknown>>;
  /** a method of a built-in component: of its context (video, canvas …) or of the automator's callFunction */
  widgetCall: Call<{ node: NodeId; method: string; args: unknown[] }, unknown>;
  domProperties: Call<{ node: NodeId; names: string[] }, unknown[]>;
  windowProperties: Call<{ names: string[] }, unknown[]>;
  computedStyles: Call<{ node: NodeId; names: string[] }, string[]>;
  /** a touch: kind 'tap' is a complete one; positions are in page px, default the node's centre */
  touch: Call<{
    node: NodeId;
    kind: 'tap' | 'touchstart' | 'touchmove' | 'touchend';
    touches?: Partial<Touch>[];
    changedTouches?: Partial<Touch>[];
  }>;
  xpath: Call<{ expression: string }, NodeId[]>;
  observe: Call<{
    observer: number;
    node: NodeId;
    relative: NodeId | null;
    margin: string;
    thresholds: number[];
  }>;
  unobserve: Call<{ observer: number }>;
  /** keyframes of this.animate; null clears the animation. Resolves at the end */
  animate: Call<{
    node: NodeId;
    keyframes: Record<string, string | number>[] | null;
    duration: number;
  }>;
  /** the focused input or textarea */
  focused: Call<null, NodeId | null>;
  audit: Call<null, { nodes: number; depth: number; children: number; longTasks: number[] }>;
  /** tap targets, innermost first (programs.ts taps them) */
  tapTargets: Call<null, { node: NodeId; kind: string; text: string }[]>;
  /** scrolls to the node; its tappable point, null if it is covered */
  tapPoint: Call<{ node: NodeId }, { x: number; y: number } | null>;
};
export type FrameCall = keyof FrameCalls & string;

export interface ModalOptions {
  title: string;
  content: string;
  showCancel: boolean;
  cancelText: string;
  cancelColor: string;
  confirmText: string;
  confirmColor: string;
  editable: boolean;
  placeholderText: string;
}

/** From the logic worker to the shell. */
export type ShellCalls = {
  /** resolves when the frame accepts operations */
  'page.open': Call<{ page: PageId; path: string; window: WindowConfig; tabIndex: number; newLook: boolean }>;
  'page.show': Call<{ page: PageId; depth: number }>;
  'page.close': Call<{ page: PageId }>;
  'page.ops': Call<{ page: PageId; ops: Op[] }>;
  /** FrameCalls of one page */
  'page.call': Call<{ page: PageId; method: FrameCall; params: unknown }, unknown>;
  'page.pullDown': Call<{ page: PageId; on: boolean }>;
  'nav.set': Call<{
    page: PageId;
    title?: string;
    frontColor?: string;
    backgroundColor?: string;
    loading?: boolean;
    hideHome?: boolean;
  }>;
  'page.background': Call<{ page: PageId; backgroundColor?: string; textStyle?: string }>;
  'tab.item': Call<{
    index: number;
    text?: string;
    iconPath?: string;
    selectedIconPath?: string;
    badge?: string | null;
    redDot?: boolean;
  }>;
  'tab.style': Call<{
    color?: string;
    selectedColor?: string;
    backgroundColor?: string;
    borderStyle?: string;
  }>;
  'tab.visible': Call<{ visible: boolean }>;
  'ui.modal': Call<ModalOptions, { confirm: boolean; content: string | null }>;
  'ui.toast': Call<{ title: string; icon: string; image: string; mask: boolean } | null>;
  'ui.loading': Call<{ title: string; mask: boolean } | null>;
  /** -1: cancelled */
  'ui.actionSheet': Call<{ itemList: string[]; itemColor: string; alertText: string }, number>;
  /** a dialog of WeChat itself (permission, share, privacy …); true: allowed */
  'ui.ask': Call<{ kind: string; text: string }, boolean>;
  /** full-screen pictures of previewImage and previewMedia; null closes */
  'ui.preview': Call<{ urls: string[]; current: number } | null>;
  /** what Tool.native does to the dialog on screen; fails when there is none */
  'ui.answer': Call<{ what: 'confirm' | 'cancel' }>;
};

/** From the shell to the logic worker. */
export type LogicCalls = {
  'view.event': Call<ViewEvent>;
  'view.model': Call<{ page: PageId; node: NodeId; attribute: string; value: unknown }>;
  'view.intersection': Call<{ page: PageId; observer: number; status: IntersectionStatus }>;
  'page.scroll': Call<{ page: PageId; scrollTop: number }>;
  'page.reachBottom': Call<{ page: PageId }>;
  'page.pullDown': Call<{ page: PageId }>;
  'page.resize': Call<{ page: PageId; width: number; height: number }>;
  'nav.back': Call<null>;
  'nav.home': Call<null>;
  'nav.share': Call<null>;
  'tab.tap': Call<{ index: number; pagePath: string; text: string }>;
  'app.background': Call<null>;
  'app.foreground': Call<null>;
  /** wx.miniProgram call of the page inside a web-view */
  'webview.call': Call<{ page: PageId; node: NodeId; method: string; args: unknown }>;
  'webview.loaded': Call<{ page: PageId; node: NodeId; src: string; failed: boolean }>;
};

/** From the logic worker to Node. Network failures have WeChat's message without the method's name: 'timeout', 'abort' … */
export type NodeCalls = {
  'net.request': Call<NetRequest, NetResponse>;
  'net.abort': Call<{ id: number }>;
  'net.socketOpen': Call<{
    id: number;
    url: string;
    header: Record<string, string>;
    protocols: string[];
    /** ms for the handshake */
    timeout?: number;
  }>;
  'net.socketSend': Call<{ id: number; data: string; binary: boolean }>;
  'net.socketClose': Call<{ id: number; code: number; reason: string }>;
  'store.write': Call<{ key: string; json: string | null }>;
  'store.clear': Call<null>;
  'file.write': Call<{ path: string; base64: string | null }>;
  'file.digest': Call<{ base64: string; algorithm: 'md5' | 'sha1' | 'sha256' }, { digest: string }>;
  /** a picture or video of HostOptions.media */
  'media.read': Call<
    { kind: 'image' | 'video'; index: number },
    { name: string; base64: string; width: number; height: number }
  >;
  /** `type` is unknown if it is no picture; orientation: WeChat's names of Exif's 1 to 8 */
  'media.info': Call<
    { base64: string },
    { width: number; height: number; type: string; orientation: string; duration?: number }
  >;
  screenshot: Call<null, { base64: string }>;
  log: Call<{ level: string; args: unknown[] }>;
  exception: Call<{ message: string; stack: string }>;
  /** an uncaught error in a promise */
  rejection: Call<{ message: string; stack: string }>;
  /** the automator's App.bindingCalled */
  binding: Call<{ name: string; args: unknown[] }>;
  /** counters of the report: usage, failures, measurements */
  count: Call<{ group: 'wx' | 'unsupported' | 'component' | 'warning'; name: string }>;
  setData: Call<SetDataCall>;
  /** a page is about to open */
  page: Call<{ id: PageId }>;
  firstScreen: Call<{ page: string; ms: number }>;
  ready: Call<{ ms: number }>;
  /** result of FrameCalls.audit, when a page is shown and before it goes */
  audit: Call<PageSize>;
  /** a task of the mini program's scripts that blocked the worker, ms */
  task: Call<{ ms: number }>;
};

export interface PageSize {
  /** path */
  page: string;
  nodes: number;
  depth: number;
  /** most children of one node */
  children: number;
  /** ms each, since the last call */
  longTasks: number[];
}

/** From Node to the logic worker. */
export type WorkerCalls = {
  boot: Call<{ program: Program; boot: Boot }>;
  /**
   * A method of the automator's protocol handled by the logic side (App.*, Page.*, Element.*, Tool.native). A `functionDeclaration` is
   * accompanied by `evaluation`: the path of a module that exports the function, since the worker cannot evaluate text
   * (modules.run(evaluation) loads it).
   */
  automator: Call<{ method: string; params: Record<string, unknown> }, unknown>;
  'net.progress': Call<{ id: number; direction: 'up' | 'down'; loaded: number; total: number }>;
  'net.headers': Call<{ id: number; header: Record<string, string>; statusCode: number; cookies: string[] }>;
  'net.chunk': Call<{ id: number; base64: string }>;
  'net.socketEvent': Call<{
    id: number;
    type: 'open' | 'message' | 'close' | 'error';
    data?: string;
    binary?: boolean;
    code?: number;
    reason?: string;
    header?: Record<string, string>;
  }>;
  'world.network': Call<{ networkType: string }>;
  'world.visibility': Call<{ visible: boolean }>;
  /** with variables of theme.json replaced */
  'world.theme': Call<{
    theme: 'light' | 'dark';
    app: Pick<AppConfig, 'window' | 'tabBar'>;
    files: Program['files'];
  }>;
  'world.sensor': Call<{ sensor: string; value: Record<string, number> }>;
  /** measures the trees of all open pages */
  audit: Call<null, PageSize[]>;
};
