import Taro from '@tarojs/taro';

/** Nothing is drawn while a transition waits for the new page, so it does not wait longer. */
const LONGEST_STILL_MS = 300;

/** What Taro's entry leaves on the window: the pages with their chunks. */
interface TaroAppConfig {
  readonly routes?: readonly {
    readonly path: string;
    load(context: null, params: object): readonly [page: Promise<unknown>, ...rest: unknown[]];
  }[];
}

const root = document.documentElement;

/** Whether this browser can slide pages, and the parent does not mind. A gesture that already moved the page is left alone. */
export const canSlide = (event?: Event): boolean =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  (event as PopStateEvent | undefined)?.hasUAVisualTransition !== true;

/**
 * Starts a view transition (styles/base.scss). Resolves as soon as the left page is a picture: then the page is to change. Ends by
 * itself when the new page stands.
 */
export const slide = (direction: 'push' | 'pop'): Promise<void> =>
  new Promise((resolve) => {
    root.dataset.slide = direction;
    const transition = document.startViewTransition(() => {
      resolve();
      return arrival();
    });
    if (sliding === undefined) listenForTaps();
    sliding = transition;
    const { ready, finished } = transition;
    const ended = (): void => {
      if (sliding === transition) delete root.dataset.slide;
    };
    finished.then(ended, ended);
    // Rejects when the next transition replaces it.
    ready.catch(() => undefined);
  });

let sliding: ViewTransition | undefined;

/** While a page slides, taps meet the root alone: the first one ends the movement and goes to what lies there. */
function listenForTaps(): void {
  document.addEventListener('pointerdown', () => sliding?.skipTransition(), true);
  document.addEventListener('click', ({ clientX, clientY, target }) => {
    if (target !== root) return;
    const hit = document.elementFromPoint(clientX, clientY);
    if (hit === root) return;
    hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
  });
}

/**
 * Loads the chunk of a page (by its file) first: on a slow network the left page stays usable meanwhile, and what was tapped looks pressed
 * (Pressable). A failure is met again by the move itself.
 */
export async function loadPage(url: string): Promise<void> {
  const { routes = [] } = (window as { __taroAppConfig?: TaroAppConfig }).__taroAppConfig ?? {};
  const [file] = url.split('?');
  root.dataset.slide = 'wait';
  for (const { path, load } of routes)
    if (`/${path}` === file) await load(null, {})[0].catch(() => undefined);
  delete root.dataset.slide;
}

const arrival = (): Promise<void> =>
  new Promise((resolve) => {
    const shown = (): void => {
      Taro.eventCenter.off('__afterTaroRouterChange', shown);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(shown, LONGEST_STILL_MS);
    Taro.eventCenter.on('__afterTaroRouterChange', shown);
  });
