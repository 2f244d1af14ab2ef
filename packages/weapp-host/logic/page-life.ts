import * as glassEasel from 'glass-easel';
import type { Root } from 'glass-easel-miniprogram-adapter';
import { TAB_BAR } from '../protocol/program';
import { RemoteContext, type FrameLink } from './backend/context';
import type { ComponentSpace } from './component-space';
import { EventChannel } from './event-channel';
import { natives } from './natives';
import type { OpenPage, PageInstance, PageStack } from './page-stack';
import type { Routes, Target } from './routes';
import type { WxContext } from './wx/context';

type Shell = WxContext['shell'];
type Lifetime = 'onLoad' | 'onShow' | 'onReady' | 'onHide' | 'onUnload';

export interface PageLifeOptions {
  shell: Shell;
  link: FrameLink;
  space: ComponentSpace;
  routes: Routes;
  stack: PageStack;
  styles: Record<string, string>;
  device: WxContext['options']['device'];
  guard: WxContext['guard'];
  firstPage: number;
  opening(page: { id: number; path: string }): void;
  /** the scripts of a page have run, from `began` until now */
  evaluated(path: string, began: number): void;
  firstScreen(page: OpenPage): void;
  /** called before a page is destroyed: delivers a web-view's messages */
  leaving(page: OpenPage): Promise<void>;
}

/** Creates, shows, hides and destroys pages; the router decides the order. */
export class PageLife {
  private nextId: number;

  constructor(private readonly options: PageLifeOptions) {
    this.nextId = options.firstPage;
  }

  async create({ path, query }: Target, opened: EventChannel | null): Promise<OpenPage> {
    const { shell, routes, space } = this.options;
    const openedAt = natives.now();
    const id = this.nextId++;
    this.options.opening({ id, path });
    if (space.enter(path)) this.options.evaluated(path, openedAt);
    if (routes.hasOwnTabBar(path)) space.enter(TAB_BAR);
    await shell.call('page.open', {
      page: id,
      path,
      window: routes.window(path),
      tabIndex: routes.tabIndex(path),
      newLook: routes.newLook,
    });
    const context = this.makeContext(id, path);
    const backend = space.env.associateBackend(context);
    const root = backend.createRoot('page', space.space, path);
    const tabBar = routes.hasOwnTabBar(path) ? backend.createRoot('tab-bar', space.space, TAB_BAR) : null;
    const instance = root.get() as unknown as PageInstance;
    const channel = opened ?? new EventChannel();
    const page: OpenPage = {
      id,
      path,
      query,
      root,
      context,
      tabBar,
      instance,
      channel,
      openedAt,
      scrollTop: 0,
      gone: false,
      early: [],
    };
    this.equip(page);
    this.options.stack.opening.add(page);
    giveProperties(page);
    attach(root, context);
    if (tabBar) attach(tabBar, context);
    return page;
  }

  /** onLoad, onShow, and onReady after the first paint. */
  start(page: OpenPage, depth: number): void {
    this.call(page, 'onLoad', page.query);
    this.show(page, depth);
    this.catchUp(page);
    void page.context.call('flush', null).then(
      () => {
        if (page.gone) return;
        this.options.firstScreen(page);
        this.call(page, 'onReady');
      },
      () => undefined,
    );
  }

  /** Components may raise events as soon as they exist; the page gets these after onLoad. */
  private catchUp(page: OpenPage): void {
    this.options.stack.opening.delete(page);
    const early = page.early ?? [];
    page.early = null;
    for (const report of early) report();
  }

  show(page: OpenPage, depth: number): void {
    this.options.shell.tell('page.show', { page: page.id, depth });
    this.call(page, 'onShow');
    page.root.getComponent().triggerPageLifetime('show', []);
  }

  hide(page: OpenPage): void {
    this.call(page, 'onHide');
    page.root.getComponent().triggerPageLifetime('hide', []);
  }

  async destroy(page: OpenPage): Promise<void> {
    if (page.gone) return;
    await this.options.leaving(page);
    this.call(page, 'onUnload');
    page.gone = true;
    page.root.release();
    page.tabBar?.release();
    page.context.destroy();
    await this.options.shell.call('page.close', { page: page.id });
  }

  call(page: OpenPage, name: Lifetime | (string & {}), ...args: unknown[]): unknown {
    const method = page.instance[name];
    if (typeof method !== 'function') return undefined;
    return this.options.guard(
      (...given: unknown[]) => (method as Function_).apply(page.instance, given),
      ...args,
    );
  }

  private makeContext(id: number, path: string): RemoteContext {
    const { device, link, styles, space } = this.options;
    return new RemoteContext(id, path, link, styles, space.scopeName, {
      width: device.screenWidth,
      height: device.screenHeight,
      pixelRatio: device.pixelRatio,
      theme: device.theme,
    });
  }

  /** WeChat's additions to a page instance. */
  private equip(page: OpenPage): void {
    Object.assign(page.instance, {
      route: page.path,
      __route__: page.path,
      options: page.query,
      __wxWebviewId__: page.id,
      getOpenerEventChannel: () => page.channel,
    });
  }
}

/** Inserts a root into the page's frame. */
function attach(root: Root, context: RemoteContext): void {
  const backendRoot = context.getRootNode();
  const placeholder = context.createElement('placeholder', 'placeholder');
  backendRoot.appendChild(placeholder);
  root.attach(backendRoot, placeholder);
  placeholder.release();
}

/** Pages made by Component() get their query as properties, if declared. */
function giveProperties({ root, instance, query }: OpenPage): void {
  const component = root.getComponent();
  const given = Object.entries(query).filter(([name]) =>
    glassEasel.Component.hasProperty(component as never, name),
  );
  if (given.length > 0) instance.setData(Object.fromEntries(given));
}

type Function_ = (...args: unknown[]) => unknown;
