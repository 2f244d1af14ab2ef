import type { Root } from 'glass-easel-miniprogram-adapter';
import type { PageId } from '../protocol/calls';
import type { RemoteContext } from './backend/context';
import type { EventChannel } from './event-channel';

/** A page of the mini program that is open: in the stack, or a tab page kept behind it. */
export interface OpenPage {
  readonly id: PageId;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly root: Root;
  readonly context: RemoteContext;
  /** the program's own tab bar on this page */
  readonly tabBar: Root | null;
  /** the page instance as the mini program sees it */
  readonly instance: PageInstance;
  /** between this page and the one that opened it by navigateTo */
  readonly channel: EventChannel;
  /** ms on the worker's clock */
  readonly openedAt: number;
  scrollTop: number;
  gone: boolean;
  /** what the frame reported before onLoad, in order; null once the page has started */
  early: (() => void)[] | null;
}

export interface PageInstance {
  route: string;
  options: Record<string, string>;
  data: Record<string, unknown>;
  setData(data: Record<string, unknown>, callback?: () => void): void;
  [member: string]: unknown;
}

/** The pages in the stack, and the tab pages that stay alive outside it. */
export class PageStack {
  readonly stack: OpenPage[] = [];
  readonly tabs = new Map<string, OpenPage>();
  /** pages that are made and not in the stack yet */
  readonly opening = new Set<OpenPage>();

  top = (): OpenPage | null => this.stack.at(-1) ?? null;

  /** Every living page. */
  all = (): OpenPage[] => [...new Set([...this.stack, ...this.tabs.values()])];

  byId = (id: PageId): OpenPage | undefined =>
    [...this.all(), ...this.opening].find((page) => page.id === id);

  isKept = (page: OpenPage): boolean => this.tabs.get(page.path) === page;

  forget(page: OpenPage): void {
    const index = this.stack.indexOf(page);
    if (index >= 0) this.stack.splice(index, 1);
    if (this.isKept(page)) this.tabs.delete(page.path);
  }
}
