import {
  SECRET_QUERY,
  WEB_VIEW_PAGE,
  type WebViewMessage,
  type WebViewParams,
} from '@/contract/links/values';
import { pageFile, routes } from '@/contract/routes';
import { defaultIcon } from '@/services/share/share-info';
import { encodeQuery, routeOfPath, webUrl, withoutQuery } from '@/services/router/paths';
import type { App } from '@/stores/app/app';
import { innerPathOf } from './address';
import { WEB_VIEW } from './texts';

export interface ShareCard {
  readonly title: string;
  /** The mini program's path to this page with the same content. */
  readonly path: string;
  /** Without one WeChat takes a screenshot, which shows the child's data. */
  readonly imageUrl: string;
}

interface Shared {
  readonly params: WebViewParams;
  /** The web view's current address from WeChat; it may contain a token. */
  readonly webViewUrl: string | undefined;
  /** The page's latest share message. */
  readonly share: WebViewMessage['share'] | undefined;
}

/** The card never contains a token, whatever its source. */
export function shareCard(app: App, { params, webViewUrl, share }: Shared): ShareCard {
  const shown = share?.toURL ?? webViewUrl;
  const target: WebViewParams = shown && webUrl(shown) ? { url: shown } : params;
  const path = innerPathOf(app, target);
  const link = target.url === undefined ? undefined : withoutQuery(target.url, SECRET_QUERY);
  const name = path === undefined ? undefined : routeOfPath(path);
  return {
    title: share?.title || (name ? routes[name].title : WEB_VIEW.brand),
    path: `/${pageFile(WEB_VIEW_PAGE)}${encodeQuery(path === undefined ? { url: link } : { path })}`,
    imageUrl: share?.iconURL && webUrl(share.iconURL) ? share.iconURL : defaultIcon(app),
  };
}

/** WeChat passes all messages posted since the last time; any page may post anything. */
export function lastShareMessage(messages: unknown): WebViewMessage['share'] | undefined {
  if (!Array.isArray(messages)) return undefined;
  const shares = messages.map((message: unknown) => (message as Partial<WebViewMessage> | null)?.share);
  return shares.filter((share) => isShare(share)).pop();
}

const isShare = (share: unknown): share is WebViewMessage['share'] =>
  typeof share === 'object' &&
  share !== null &&
  ['title', 'toURL', 'iconURL'].every(
    (name) => typeof (share as Readonly<Record<string, unknown>>)[name] === 'string',
  );
