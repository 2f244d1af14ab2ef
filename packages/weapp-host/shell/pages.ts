import type { FrameShell } from '../frame/frame-api';
import type { LogicCalls, ShellCalls } from '../protocol/calls';
import type { Channel } from '../protocol/channel';
import { SHELL_METRICS } from '../protocol/shell-metrics';
import type { DeviceSizes } from './device';
import { openPicker } from './dialogs/picker';
import type { DialogQueue } from './dialogs/queue';
import { createFrameView, type FrameView } from './frame-view';
import { PageFrame, type OpenParams } from './page-frame';
import type { TabBar } from './tab-bar';

/** Frames of all open pages, one of them on top. */
export class Pages {
  private readonly frames = new Map<number, PageFrame>();
  private readonly closed = new Set<number>();
  private spare: FrameView | null = null;
  current: PageFrame | null = null;

  constructor(
    private readonly parent: HTMLElement,
    private readonly device: DeviceSizes,
    private readonly tabBar: TabBar,
    private readonly dialogs: DialogQueue,
    private readonly logic: Channel<LogicCalls, ShellCalls>,
  ) {
    this.prepareSpare();
  }

  /** Resolves when the frame accepts operations. */
  async open(params: OpenParams): Promise<void> {
    if (this.frames.has(params.page)) throw new Error(`page ${params.page} is open already`);
    const view = this.spare ?? createFrameView(this.parent);
    this.spare = null;
    const room = this.roomOf(params.window.navigationStyle === 'custom', params.tabIndex);
    const page = new PageFrame(view, params, room.safeBottom, {
      pullDown: () => this.logic.notify('page.pullDown', { page: params.page }),
      shell: this.shellOf(params.page),
    });
    page.place(room);
    this.frames.set(params.page, page);
    await page.ready;
    requestIdleCallback(() => this.prepareSpare(), { timeout: 1000 });
  }

  /** Fails for a closed or unknown page. */
  get(id: number): PageFrame {
    const page = this.frames.get(id);
    if (!page) throw new Error('page is gone');
    return page;
  }

  /** Late operations for a closed page are ignored: both sides run asynchronously. */
  apply({ page, ops }: ShellCalls['page.ops']['params']): void {
    if (!this.closed.has(page)) this.get(page).apply(ops);
  }

  show(id: number, depth: number): PageFrame {
    const page = this.get(id);
    page.depth = depth;
    if (this.current !== page) this.current?.setVisible(false);
    this.current = page;
    page.setVisible(true);
    return page;
  }

  close(id: number): void {
    const page = this.get(id);
    this.frames.delete(id);
    this.closed.add(id);
    this.dialogs.dismiss(id);
    if (this.current === page) this.current = null;
    page.close();
  }

  /** After the tab bar was shown or hidden. */
  placeAll(): void {
    for (const page of this.frames.values()) page.place(this.roomOf(page.bar.custom, page.tabIndex));
  }

  private roomOf(custom: boolean, tabIndex: number): { top: number; bottom: number; safeBottom: number } {
    const { statusBarHeight, safeBottom } = this.device;
    const tabs = this.tabBar.covers(tabIndex);
    const bars = custom ? 0 : statusBarHeight + SHELL_METRICS.navigationBar;
    const below = tabs && !this.tabBar.top;
    return {
      top: bars + (tabs && this.tabBar.top ? SHELL_METRICS.topTabBar : 0),
      bottom: below ? SHELL_METRICS.tabBar + safeBottom : 0,
      safeBottom: below ? 0 : safeBottom,
    };
  }

  private prepareSpare(): void {
    if (this.spare) return;
    this.spare = createFrameView(this.parent);
    const { box } = this.spare;
    const room = this.roomOf(false, -1);
    box.style.top = `${room.top}px`;
    box.style.bottom = `${room.bottom}px`;
    // The error of a spare frame is reported when a page uses it.
    this.spare.loaded.catch(() => undefined);
  }

  private shellOf(page: number): FrameShell {
    const { logic } = this;
    return {
      event: (event) => logic.notify('view.event', event),
      model: (message) => logic.notify('view.model', { page, ...message }),
      intersection: (message) => logic.notify('view.intersection', { page, ...message }),
      scroll: (message) => logic.notify('page.scroll', { page, ...message }),
      reachBottom: () => logic.notify('page.reachBottom', { page }),
      resize: (message) => logic.notify('page.resize', { page, ...message }),
      openPicker: (columns) => openPicker(this.dialogs, page, columns),
      webView: (message) => logic.notify('webview.call', { page, ...message }),
      webViewLoaded: (message) => logic.notify('webview.loaded', { page, ...message }),
    };
  }
}
