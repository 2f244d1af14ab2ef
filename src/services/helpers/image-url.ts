import { IMAGE_AREA } from '@/contract/files/values';
import type { Platform } from '@/platform/types';
import type { AppConfig } from '../config';

interface Where {
  readonly platform: Pick<Platform, 'host' | 'location'>;
  readonly config: Pick<AppConfig, 'cdnOrigin'>;
}

/**
 * URL of an image of the parent area on the operator's CDN, with the prefix `ppy` in the mini program (rule shell-65). `name` is a path
 * below the area, `share/icon.png`. A CDN configured as a path of the page's own site is made absolute where there is a page, so that the
 * URL can be shared.
 */
export function imageUrl({ platform, config }: Where, name: string): string {
  const base = config.cdnOrigin.replace(/\/+$/, '');
  const origin = /^https?:\/\//i.test(base) ? base : `${platform.location()?.origin ?? ''}${base}`;
  const { imagePrefix } = platform.host;
  const prefix = imagePrefix && `/${imagePrefix}`;
  const path = name.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return `${origin}${prefix}/${IMAGE_AREA}/${path}`;
}
