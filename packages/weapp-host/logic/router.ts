import { EventChannel } from './event-channel';
import { natives } from './natives';
import type { PageLife } from './page-life';
import type { OpenPage, PageStack } from './page-stack';
import type { Performance } from './performance';
import { parseTarget, type Routes, type Target } from './routes';
import type { RouteKind, RouteOptions } from './wx/context';

const STACK_LIMIT = 10;

/** The page stack with WeChat's rules; navigations run one at a time, in order. */
export class Router {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pages: PageStack,
    private readonly life: PageLife,
    private readonly routes: Routes,
    private readonly performance: Pick<Performance, 'routed'>,
  ) {}

  go(kind: RouteKind, options: RouteOptions): Promise<object> {
    const asked = natives.now();
    const done = this.queue.then(() => this.measured(kind, options, asked));
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Opens the first page; unknown pages are handled by the caller (App.onPageNotFound). */
  launch(target: Target): Promise<void> {
    const done = this.queue.then(() => this.enter(target));
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async measured(kind: RouteKind, options: RouteOptions, asked: number): Promise<object> {
    const before = this.pages.top();
    const result = await this.move(kind, options);
    const page = this.pages.top();
    if (page && page !== before) void this.performance.routed(page, before, kind, asked);
    return result;
  }

  private async move(kind: RouteKind, options: RouteOptions): Promise<object> {
    if (kind === 'navigateBack') return this.back(options.delta ?? 1);
    if (typeof options.url !== 'string' || options.url === '')
      throw new Error('parameter error: parameter.url should be String instead of Undefined;');
    const target = parseTarget(options.url, this.pages.top()?.path ?? '');
    this.check(kind, target);
    if (kind === 'navigateTo') return this.push(target, options.events);
    if (kind === 'redirectTo') await this.replace(target);
    else if (kind === 'switchTab') await this.switchTab(target);
    else await this.relaunch(target);
    return {};
  }

  private check(kind: RouteKind, { path, hasQuery }: Target): void {
    if (!this.routes.exists(path)) throw new Error(`page "${path}" is not found`);
    const refusal = this.routes.refusal(path);
    if (refusal !== undefined) throw new Error(refusal);
    const isTab = this.routes.isTab(path);
    if ((kind === 'navigateTo' || kind === 'redirectTo') && isTab)
      throw new Error(`can not ${kind} a tabbar page`);
    if (kind === 'switchTab' && !isTab) throw new Error('can not switch to no-tabBar page');
    if (kind === 'switchTab' && hasQuery) throw new Error('url not support queryString');
    if (kind === 'navigateTo' && this.pages.stack.length >= STACK_LIMIT)
      throw new Error('webview count limit exceed');
  }

  private async push(target: Target, events: RouteOptions['events']): Promise<object> {
    const [eventChannel, opened] = EventChannel.pair();
    for (const [name, listener] of Object.entries(events ?? {})) eventChannel.on(name, listener);
    const page = await this.life.create(target, opened);
    this.hideTop();
    this.place(page);
    return { eventChannel };
  }

  private async replace(target: Target): Promise<void> {
    const page = await this.life.create(target, null);
    const old = this.pages.top();
    if (old) this.pages.forget(old);
    this.put(page);
    if (old) await this.life.destroy(old);
    this.start(page);
  }

  private async back(delta: number): Promise<object> {
    const { stack } = this.pages;
    if (stack.length < 2) throw new Error('cannot navigate back at first page.');
    const keep = Math.max(1, stack.length - Math.max(1, Math.floor(delta)));
    while (stack.length > keep) await this.drop(stack.at(-1)!);
    this.life.show(stack.at(-1)!, stack.length);
    return {};
  }

  private async switchTab(target: Target): Promise<void> {
    const { stack, tabs } = this.pages;
    const before = this.pages.top();
    if (before?.path === target.path && stack.length === 1) return;
    const kept = tabs.get(target.path);
    const page = kept ?? (await this.life.create(target, null));
    if (before && this.pages.isKept(before)) this.life.hide(before);
    const closing = stack.filter((open) => !this.pages.isKept(open)).reverse();
    stack.splice(0, stack.length);
    this.put(page);
    for (const open of closing) await this.life.destroy(open);
    if (kept) this.life.show(page, 1);
    else this.start(page);
  }

  private async relaunch(target: Target): Promise<void> {
    const page = await this.life.create(target, null);
    const closing = this.pages.all().reverse();
    for (const open of closing) this.pages.forget(open);
    this.put(page);
    for (const open of closing) await this.life.destroy(open);
    this.start(page);
  }

  private async enter(target: Target): Promise<void> {
    this.place(await this.life.create(target, null));
  }

  private place(page: OpenPage): void {
    this.put(page);
    this.start(page);
  }

  /** Removes all at once, so that the stack is never seen empty. */
  private put(page: OpenPage): void {
    this.pages.stack.push(page);
    if (this.routes.isTab(page.path)) this.pages.tabs.set(page.path, page);
  }

  private start(page: OpenPage): void {
    this.life.start(page, this.pages.stack.length);
  }

  private hideTop(): void {
    const top = this.pages.top();
    if (top) this.life.hide(top);
  }

  private async drop(page: OpenPage): Promise<void> {
    this.pages.forget(page);
    await this.life.destroy(page);
  }
}
