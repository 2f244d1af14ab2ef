import { natives } from '../../natives';
import type { OpenPage } from '../../page-stack';
import { takeWebViewMessages, webViewOf } from '../../web-view';
import type { WxContext, WxMethods } from '../context';
import { asyncMethods, currentPage, perContext } from '../methods';

/** Result of a page's handler; waits for `promise` up to 3 seconds. */
interface Card {
  title?: string;
  path?: string;
  query?: string;
  imageUrl?: string;
  promise?: Promise<Card>;
}

export interface Shared {
  kind: ShareKind;
  title: string;
  /** path of the page to open, with its query */
  path: string;
  imageUrl: string;
  /** false: no chat was chosen */
  isSent: boolean;
}

export type ShareKind = 'appMessage' | 'timeline';
type Menu = Record<ShareKind, boolean>;

const PROMISE_LIMIT = 3000;
const HANDLERS: Record<ShareKind, string> = {
  appMessage: 'onShareAppMessage',
  timeline: 'onShareTimeline',
};
const MENU_NAMES: Record<string, ShareKind> = { shareAppMessage: 'appMessage', shareTimeline: 'timeline' };

const menus = perContext(() => new WeakMap<OpenPage, Menu>());

const handlerOf = (page: OpenPage, kind: ShareKind): ((about: object) => unknown) | null => {
  const handler = page.instance[HANDLERS[kind]];
  return typeof handler === 'function' ? (handler.bind(page.instance) as (about: object) => unknown) : null;
};

/** The page's menu entries: those with a handler, unless removed by hideShareMenu. */
function menuOf(context: WxContext, page: OpenPage): Menu {
  const appMessage = handlerOf(page, 'appMessage') !== null;
  const own: Menu = { appMessage, timeline: appMessage && handlerOf(page, 'timeline') !== null };
  return menus(context).get(page) ?? own;
}

const isCard = (value: unknown): value is Card => typeof value === 'object' && value !== null;

/** The handler's result, completed by its promise if that is in time. */
async function cardOf(answer: unknown): Promise<Card> {
  if (!isCard(answer)) return {};
  const { promise, ...card } = answer;
  if (!promise || typeof promise.then !== 'function') return card;
  let timer: number | undefined;
  const late = new Promise<Card>((resolve) => {
    timer = natives.setTimeout(() => resolve({}), PROMISE_LIMIT);
  });
  const later = await Promise.race([promise.catch(() => ({})), late]);
  natives.clearTimeout(timer);
  return { ...card, ...(isCard(later) ? later : {}) };
}

const addressOf = ({ path, query }: OpenPage): string => {
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
};

/**
 * Shares the current page: gets the card from its handler, then asks the user for a chat. null if the page does not support this way of
 * sharing. `target` is the tapped button as in events.
 */
export async function share(
  context: WxContext,
  from: 'menu' | 'button',
  { kind = 'appMessage', target }: { kind?: ShareKind; target?: unknown } = {},
): Promise<Shared | null> {
  const page = context.current();
  if (!page || (from === 'menu' && !menuOf(context, page)[kind])) return null;
  await takeWebViewMessages(page);
  const webViewUrl = webViewOf(page)?.getAttribute('src');
  const about = { from, target, ...(typeof webViewUrl === 'string' && { webViewUrl }) };
  const handler = handlerOf(page, kind);
  const card = await cardOf(handler && context.guard(handler, kind === 'appMessage' ? about : {}));
  const title = card.title ?? context.program.app.window?.navigationBarTitleText ?? '';
  const ownPath = card.query === undefined ? addressOf(page) : `${page.path}?${card.query}`;
  const path = (kind === 'appMessage' ? (card.path ?? addressOf(page)) : ownPath).replace(/^\//, '');
  const isSent = await context.shell.call('ui.ask', { kind: 'share', text: title });
  return { kind, title, path, imageUrl: card.imageUrl ?? '', isSent };
}

/** `menus`: entry names; default both. */
function setMenu(context: WxContext, value: boolean, names: unknown): void {
  const page = currentPage(context);
  const all = Object.keys(MENU_NAMES);
  const chosen = Array.isArray(names) ? (names as string[]) : value ? ['shareAppMessage'] : all;
  const menu = { ...menuOf(context, page) };
  for (const name of chosen) {
    const kind = MENU_NAMES[name];
    if (kind) menu[kind] = value;
  }
  menus(context).set(page, menu);
}

interface MenuOptions {
  menus?: unknown;
  hideShareItems?: unknown;
}

export const shareMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, {
    showShareMenu: (options: MenuOptions) => setMenu(context, true, options.menus),
    hideShareMenu: (options: MenuOptions) => setMenu(context, false, options.menus ?? options.hideShareItems),
    updateShareMenu: () => undefined,
  });
