import type { ShareInfo } from '@/contract/bridge';
import { routes, type RouteName } from '@/contract/routes';
import { SHARE_DEFAULT } from '@/contract/share/values';
import type { Platform } from '@/platform/types';
import type { AppConfig } from '../config';
import { imageUrl } from '../helpers/image-url';
import { webUrl } from '../router/paths';
import type { Router } from '../router/types';
import { shareableLink } from './shareable-link';
import type { ShareInput } from './types';

const PARENT_APP = { title: '豌豆家长端', desc: '孩子的课程、作业和成长，随时看得到' };

/**
 * Default share texts by route name, for pages without their own; others use SHARE_DEFAULT. The names are the specification's as far as it
 * shows them (higherLevel), the texts are not shown (assumed). A shared page behind the login opens home: texts must not promise more.
 */
const SHARE_TABLE: { readonly [name in RouteName]?: Pick<ShareInfo, 'title' | 'desc'> } = {
  higherLevel: {
    title: '新学年升班开始啦',
    desc: '新学年的课程、老师和上课时间，和孩子一起来了解',
  },
  downloadApp: PARENT_APP,
  downloadAppPc: PARENT_APP,
  downloadStudentApp: {
    title: '豌豆学生端',
    desc: '孩子上课、做作业，用这个就好',
  },
};

export interface ShareInfoParts {
  readonly platform: Pick<Platform, 'location' | 'host'>;
  readonly config: Pick<AppConfig, 'h5Origin' | 'cdnOrigin'>;
  readonly router: Pick<Router, 'current' | 'currentPath'>;
}

/** Pages not worth sharing. */
const NOT_SHARED: readonly RouteName[] = ['login', 'findPassword'];

/** Fills in the defaults; undefined if the link is not a web address. */
export function shareInfoOf(parts: ShareInfoParts, input: ShareInput): ShareInfo | undefined {
  const origin = originOf(parts);
  const toURL = shareableLink(absolute(origin, input.toURL || pathOfPage(parts.router)));
  if (!toURL) return undefined;
  const { title, desc } = SHARE_TABLE[input.key as RouteName] ?? SHARE_DEFAULT;
  const icon = webUrl(absolute(origin, input.iconURL ?? ''));
  return {
    key: input.key,
    title: input.title?.trim() || title,
    desc: input.desc?.trim() || desc,
    toURL,
    iconURL: icon?.href ?? defaultIcon(parts),
    page_name: input.page_name ?? parts.router.current() ?? '',
    subject_type: input.subject_type ?? '',
    sentry: input.sentry ?? '',
  };
}

/** Origin of the H5 build: the page's own, or in the mini program the operator's setting. */
const originOf = ({ platform, config }: Omit<ShareInfoParts, 'router'>): string =>
  platform.location()?.origin ?? config.h5Origin;

/** From the operator's CDN if there is one: rule shell-65. */
export const defaultIcon = (parts: Omit<ShareInfoParts, 'router'>): string =>
  parts.config.cdnOrigin
    ? imageUrl(parts, SHARE_DEFAULT.iconPath)
    : `${originOf(parts)}${SHARE_DEFAULT.iconPath}`;

const absolute = (origin: string, address: string): string =>
  /^\/(?![/\\])/.test(address) ? `${origin}${address}` : address;

/** A page that others can open: the current one if it is public, else home. */
function pathOfPage(router: ShareInfoParts['router']): string {
  const name = router.current();
  const isOpen = name !== null && routes[name].auth === 'none' && !NOT_SHARED.includes(name);
  return isOpen ? router.currentPath() : routes.index.path;
}
