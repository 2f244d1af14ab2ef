import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime';
import { createBrowserHistory, createRouter, routesAlias } from '@tarojs/router';
import { Current } from '@tarojs/runtime';
import type { ComponentType, PropsWithChildren } from 'react';
import * as React from 'react';
import * as ReactDOM from 'react-dom/client';
import type { RouteEntry } from '@/contract/route';
import { pageFile, routes, type RouteName } from '@/contract/routes';
import { FeedbackHost } from '@/features/screen/feedback-host';
import { encodeQuery, type Query } from '@/services/router/paths';
import { BootProvider } from '@/start/context';
import { Boot } from '@/start/boot';
import { fakeApp, type FakeApp, type FakeAppOptions } from '../../support/fakes/fake-app';

export interface OpenOptions extends FakeAppOptions {
  readonly query?: Query;
  /** Runs before the screen is shown; awaited. */
  readonly prepare?: (fake: FakeApp) => unknown;
  /** For an app that is not ready. */
  readonly start?: (boot: Boot) => void;
}

export interface OpenedScreen extends FakeApp {
  /** Waits for everything under way. */
  settle(): Promise<void>;
  /** Advances the time and settles. */
  advance(milliseconds: number): Promise<void>;
  /** Element by class name, e.g. `login__submit`; throws if missing. */
  byClass(className: string): HTMLElement;
  allByClass(className: string): HTMLElement[];
  hasText(text: string): boolean;
  /** The innermost element with this text; throws if missing. */
  byText(text: string): HTMLElement;
  tap(target: HTMLElement | string): Promise<void>;
  type(field: HTMLElement, text: string): Promise<void>;
  close(): void;
}

// React requires this flag for act().
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Opens a screen as the app does, with Taro's router and lifecycle, over a fake App. Navigation is recorded in
 * `platform.navigation.moves`.
 */
export async function openScreen(
  name: RouteName,
  Page: ComponentType,
  { query, prepare, start, ...options }: OpenOptions = {},
): Promise<OpenedScreen> {
  const fake = await fakeApp(options);
  await prepare?.(fake);
  const entry: RouteEntry = routes[name];
  if (!entry.page) throw new Error(`${name} has no screen`);
  fake.platform.navigation.place = { path: entry.path, query: encoded(query) };
  await mount(entry, Page, query, fake, start);
  const opened = { ...fake, ...queries(), close: closeAll };
  await opened.settle();
  return {
    ...opened,
    advance: async (milliseconds) => {
      await React.act(async () => fake.time.advance(milliseconds));
      await opened.settle();
    },
  };
}

async function mount(
  entry: RouteEntry,
  Page: ComponentType,
  query: Query | undefined,
  fake: FakeApp,
  start?: (boot: Boot) => void,
): Promise<void> {
  closeAll();
  const file = pageFile(entry.page ?? '');
  const boot = new Boot();
  boot.app = fake.app;
  boot.become('ready');
  start?.(boot);
  const App = ({ children }: PropsWithChildren) => (
    <BootProvider boot={boot}>
      <FeedbackHost />
      {children}
    </BootProvider>
  );
  const config = {
    pages: [file],
    window: {},
    routes: [
      { path: file, load: (context: unknown, params: unknown) => Promise.resolve([Page, context, params]) },
    ],
    router: { mode: 'browser', customRoutes: { [`/${file}`]: [entry.path, `/${file}`] } },
    animation: false,
  };
  document.body.innerHTML = '<div id="app"></div>';
  window.history.replaceState(null, '', `${entry.path}${encodeQuery(query)}`);
  await React.act(async () => {
    const instance = createReactApp(App, React, { ...ReactDOM, createRoot }, config as never);
    notingListeners(() =>
      createRouter(createBrowserHistory({ window }), instance as never, config as never, 'React'),
    );
    await nextFrame();
  });
}

const encoded = (query: Query = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encodeURIComponent(value)]],
    ),
  );

let root: ReactDOM.Root | undefined;

const createRoot: typeof ReactDOM.createRoot = (...args) => (root = ReactDOM.createRoot(...args));

/** Of the router, which never takes them back: each would keep a closed app in memory. */
const listeners: (() => void)[] = [];

function notingListeners(start: () => void): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const { addEventListener: own } = window;
  window.addEventListener = (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    add.call(window, type, listener, options);
    listeners.push(() => remove.call(window, type, listener, options));
  };
  start();
  window.addEventListener = own;
}

function closeAll(): void {
  const closed = root;
  root = undefined;
  for (const takeBack of listeners.splice(0)) takeBack();
  React.act(() => closed?.unmount());
  // Otherwise its router would poll for the closed page, in this test and all later ones.
  Current.page = null;
  // Each router adds its page's, and compiles all of them for its own.
  routesAlias.conf.length = 0;
  document.body.innerHTML = '';
  document.head.innerHTML = '';
}

async function rounds(): Promise<void> {
  for (let round = 0; round < SETTLE_ROUNDS; round += 1) await Promise.resolve();
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
/** Enough for promise chains between a tap and its result. */
const SETTLE_ROUNDS = 20;

function queries() {
  const settle = async (): Promise<void> => {
    await React.act(async () => {
      await rounds();
      // Lazy parts load a frame after the page, and their requests are answered.
      await nextFrame();
      await rounds();
    });
  };
  const allByClass = (className: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`.${className}`),
  ];
  const find = <T,>(found: T | undefined, what: string): T => {
    if (found === undefined) throw new Error(`nothing with ${what} in\n${document.body.innerHTML}`);
    return found;
  };
  const allByText = (text: string): HTMLElement[] =>
    [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.textContent?.trim() === text &&
        ![...element.children].some((child) => child.textContent?.trim() === text),
    );
  const byText = (text: string): HTMLElement => find(allByText(text)[0], `the text ${text}`);
  /** A layer that closes takes no taps (Overlay/index.scss). */
  const byReach = (text: string): HTMLElement =>
    find(
      allByText(text).find((element) => !element.closest('.overlay--leaving')),
      `the text ${text} in reach`,
    );
  return {
    settle,
    allByClass,
    byClass: (className: string) => find(allByClass(className)[0], `the class ${className}`),
    hasText: (text: string) => document.body.textContent?.includes(text) ?? false,
    byText,
    tap: async (target: HTMLElement | string): Promise<void> => {
      const element = typeof target === 'string' ? byReach(target) : target;
      await React.act(async () => {
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
      await settle();
    },
    type: async (field: HTMLElement, text: string): Promise<void> => {
      const input = field.matches('input, textarea')
        ? field
        : find(field.querySelector('input, textarea') ?? undefined, 'an input');
      await React.act(async () => {
        // Native setter: React ignores a value that was set through its own.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await settle();
    },
  };
}
