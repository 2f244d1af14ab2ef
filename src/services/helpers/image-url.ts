import { IMAGE_AREA, MINI_PROGRAM_IMAGE_PREFIX } from '@/contract/files/values';
import { isMiniProgram } from '@/platform/helpers';
import type { Platform } from '@/platform/types';
import type { AppConfig } from '../config';

interface Where {
  readonly platform: Pick<Platform, 'runtime' | 'location'>;
  readonly config: Pick<AppConfig, 'cdnOrigin'>;
}

/**
 * The address of a picture of the parent area on the operator's CDN, with the prefix `ppy` in the mini program
 * (rule shell-65). `name` is a path below the area, `share/icon.png`. A CDN that is configured as a path of the page's own site
 * is completed where there is a page, so that the address can be handed to others.
 */
export function imageUrl({ platform, config }: Where, name: string): string {
  const base = config.cdnOrigin.replace(/\/+$/, '');
  const origin = /^https?:\/\//i.test(base) ? base : `${platform.location()?.origin ?? ''}${base}`;
  const prefix = isMiniProgram(platform) ? `/${MINI_PROGRAM_IMAGE_PREFIX}` : '';
  const path = name.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return `${origin}${prefix}/${IMAGE_AREA}/${path}`;
}
