import { SHARE_DEFAULT } from '@/contract/share/values';
import { defaultIcon } from '@/services/share/share-info';
import { withoutPrivate } from '@/services/share/shareable-link';
import type { App } from '@/stores/app/app';

type Parts = Pick<App, 'platform' | 'share' | 'config'>;

interface Look {
  readonly title: string;
  /** Without one WeChat takes a screenshot, which shows the child's data. */
  readonly imageUrl: string;
}

/** For onShareAppMessage: the mini program's page with its query. */
export function messageCard(parts: Parts): Look & { readonly path: string } {
  const { path, query } = placeOf(parts);
  return { ...lookOf(parts), path: query ? `${path}?${query}` : path };
}

/** For onShareTimeline: always WeChat's current page. */
export function timelineCard(parts: Parts): Look & { readonly query: string } {
  return { ...lookOf(parts), query: placeOf(parts).query };
}

function lookOf(parts: Parts): Look {
  const info = parts.share.current();
  return { title: info?.title ?? SHARE_DEFAULT.title, imageUrl: info?.iconURL || defaultIcon(parts) };
}

function placeOf({ platform }: Parts): { readonly path: string; readonly query: string } {
  const place = platform.navigation.current();
  if (!place) return { path: '', query: '' };
  // Raw query: not decoded, so not encoded again.
  const query = Object.entries(place.query).map(([name, value]) => `${name}=${value}`);
  const path = `/${place.path.replace(/^\/+/, '')}`;
  return { path, query: withoutPrivate(`?${query.join('&')}`).slice(1) };
}
