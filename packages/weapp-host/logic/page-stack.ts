import type { Root } from 'glass-easel-miniprogram-adapter';
import type { PageId } from '../protocol/calls';
import type { RemoteContext } from './backend/context';
import type { EventChannel } from './event-channel';

/** An open page: in the stack, or a hidden tab page. */
export interface OpenPage {
  readonly id: PageId;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly root: Root;
  readonly context: RemoteContext;
  /** the program's custom tab bar on this page */
  readonly tabBar: Root | null;
  /** the mini program's page instance */
  readonly instance: PageInstance;
  /** to the page that opened this one by navigateTo */
  readonly channel: EventChannel;
  /** ms by the worker's clock */
  readonly openedAt: number;
  scrollTop: number;
  gone: boolean;
  /** events of the frame before onLoad, in order; null after the start */
  early: (() => void)[] | null;
}

export interface PageInstance {
  route: string;
  options: Record<string, string>;
  data: Record<string, unknown>;
  setData(data: Record<string, unknown>, callback?: () => void): void;
  [member: string]: unknown;
}

/** The page stack, and tab pages that stay alive outside of it. */
export class PageStack {
  readonly stack: OpenPage[] = [];
  readonly tabs = new Map<string, OpenPage>();
  /** pages being created, not yet in the stack */
  readonly opening = new Set<OpenPage>();

  top = (): OpenPage | null => this.stack.at(-1) ?? null;

  /** All living pages. */
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
