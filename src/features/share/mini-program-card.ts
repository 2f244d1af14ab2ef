import { SHARE_DEFAULT } from '@/contract/share/values';
import { withoutPrivate } from '@/services/share/shareable-link';
import type { App } from '@/stores/app/app';

type Parts = Pick<App, 'platform' | 'share'>;

interface Look {
  readonly title: string;
  /** Absent: WeChat uses a screenshot, which may contain the child's name. */
  readonly imageUrl?: string;
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

function lookOf({ share }: Parts): Look {
  const info = share.current();
  if (!info) return { title: SHARE_DEFAULT.title };
  return { title: info.title, ...(info.iconURL && { imageUrl: info.iconURL }) };
}

function placeOf({ platform }: Parts): { readonly path: string; readonly query: string } {
  const place = platform.navigation.current();
  if (!place) return { path: '', query: '' };
  // Raw query: not decoded, so not encoded again.
  const query = Object.entries(place.query).map(([name, value]) => `${name}=${value}`);
  const path = `/${place.path.replace(/^\/+/, '')}`;
  return { path, query: withoutPrivate(`?${query.join('&')}`).slice(1) };
}
