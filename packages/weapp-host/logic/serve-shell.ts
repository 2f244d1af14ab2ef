import type * as glassEasel from 'glass-easel';
import type { ViewEvent } from '../protocol/calls';
import { dispatchViewEvent, fire, fireDetail, type HostEvent } from './events';
import { goBack } from './go-back';
import type { OpenPage } from './page-stack';
import { background, foreground, type Running } from './running';
import type { RouteKind, RouteOptions } from './wx/context';
import { openTypeDetail } from './wx/open/open-type';
import { share } from './wx/open/share';

/** Handles the shell's events: touches, scrolling, bars, web-views. */
export function serveShell(running: Running): void {
  const { shell, stack, life, router } = running;
  const quietly =
    <Params>(work: (params: Params) => unknown) =>
    (params: Params): undefined => {
      work(params);
      return undefined;
    };
  const onPage =
    <Params extends { page: number }>(work: (page: OpenPage, params: Params) => unknown) =>
    (params: Params): undefined => {
      const page = stack.byId(params.page);
      if (page?.early) page.early.push(() => void work(page, params));
      else if (page) work(page, params);
      return undefined;
    };
  const host = hostEvents(running);

  shell.handle(
    'view.event',
    onPage((page, event: ViewEvent) => {
      if (event.type === 'keyboardheightchange') running.events.emit('keyboardHeightChange', event.detail);
      dispatchViewEvent(page, event, host);
    }),
  );
  shell.handle(
    'view.model',
    onPage((page, { node, attribute, value }) => page.context.element(node)?.models.get(attribute)?.(value)),
  );
  shell.handle(
    'view.intersection',
    onPage((page, { observer, status }) => page.context.intersection(observer, status)),
  );
  shell.handle(
    'page.scroll',
    onPage((page, { scrollTop }) => {
      page.scrollTop = scrollTop;
      life.call(page, 'onPageScroll', { scrollTop });
    }),
  );
  shell.handle(
    'page.reachBottom',
    onPage((page) => life.call(page, 'onReachBottom')),
  );
  shell.handle(
    'page.pullDown',
    onPage((page) => life.call(page, 'onPullDownRefresh')),
  );
  shell.handle(
    'page.resize',
    onPage((page, { width, height }) => {
      const resized = { size: { windowWidth: width, windowHeight: height } };
      life.call(page, 'onResize', resized);
      running.events.emit('windowResize', resized);
    }),
  );
  shell.handle(
    'nav.back',
    quietly(() => void goBack(running)),
  );
  shell.handle(
    'nav.home',
    quietly(() => void router.go('reLaunch', { url: `/${running.routes.entry}` }).catch(() => undefined)),
  );
  shell.handle('nav.share', async () => {
    if ((await share(running, 'menu')) === null) throw new Error('the page can not be shared');
    return undefined;
  });
  shell.handle(
    'tab.tap',
    quietly(({ index, pagePath, text }) => {
      const page = running.current();
      if (page) life.call(page, 'onTabItemTap', { index, pagePath, text });
      void router.go('switchTab', { url: `/${pagePath}` }).catch(() => undefined);
    }),
  );
  running.events.on('leave', () => background(running));
  shell.handle(
    'app.background',
    quietly(() => background(running)),
  );
  shell.handle(
    'app.foreground',
    quietly(() => foreground(running)),
  );
  shell.handle(
    'webview.call',
    onPage((page, { method, args }) => {
      if (method === 'title') showWebTitle(running, page, args as { title: string });
      else webViewRoute(running, method, args);
    }),
  );
  shell.handle(
    'webview.loaded',
    onPage((page, { node, src, failed }) => {
      const target = page.context.element(node)?.__wxElement;
      if (target)
        fireDetail(target, failed ? 'error' : 'load', failed ? { url: src, fullUrl: src } : { src });
    }),
  );
}

/** Events of built-in components that the host handles itself. */
function hostEvents(running: Running): Record<string, HostEvent> {
  return {
    __openType: (page, event, target) => void answerOpenType(running, page, event, target),
    keyboardheightchange: (_page, event, target) => {
      running.events.emit('keyboardHeightChange', event.detail);
      fire(target, event);
    },
    __navigate: (_page, event, target) => void navigate(running, event, target),
    __pageMeta: (page, { detail }) => {
      const { backgroundColor, textStyle } = detail as { backgroundColor?: string; textStyle?: string };
      running.shell.tell('page.background', { page: page.id, backgroundColor, textStyle });
    },
    __navigationBar: (page, { detail }) => {
      running.shell.tell('nav.set', { ...(detail as object), page: page.id });
    },
  };
}

async function answerOpenType(
  running: Running,
  _page: OpenPage,
  { detail }: ViewEvent,
  target: glassEasel.Element,
): Promise<void> {
  const button = { id: target.id, dataset: { ...target.dataset } };
  const answer = await openTypeDetail(running, { ...(detail as { openType: string }), target: button });
  if (answer) fireDetail(target, answer.event, answer.detail);
}

const NAVIGATIONS: Record<string, RouteKind> = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
};

async function navigate(running: Running, { detail }: ViewEvent, target: glassEasel.Element): Promise<void> {
  const { openType, ...options } = detail as { openType: string } & RouteOptions;
  const kind = NAVIGATIONS[openType];
  if (!kind) return;
  const outcome = await running.route(kind, options).then(
    () => ({ event: 'success', errMsg: `${kind}:ok` }),
    (error: Error) => ({ event: 'fail', errMsg: `${kind}:fail ${error.message}` }),
  );
  fireDetail(target, outcome.event, { errMsg: outcome.errMsg });
  fireDetail(target, 'complete', { errMsg: outcome.errMsg });
}

/** A document's title, whenever it changes, replaces the bar's, also one that the page set itself; an empty one does not. */
function showWebTitle({ shell }: Running, { id }: OpenPage, { title }: { title: string }): void {
  if (title !== '') shell.tell('nav.set', { page: id, title });
}

/** wx.miniProgram of a web-view's page. Its postMessage is kept by the widget until the page is left. */
function webViewRoute(running: Running, method: string, args: unknown): void {
  const kind = (Object.values(NAVIGATIONS) as string[]).includes(method) ? (method as RouteKind) : null;
  if (!kind) return;
  running.route(kind, (args ?? {}) as RouteOptions).catch((error: Error) => {
    running.failures.warn(`wx.miniProgram.${method}: ${error.message}`);
  });
}
