import type { ReportLink } from '@/contract/growth/report.schema';
import { RedirectType } from '@/contract/links/values';
import { useApp } from '@/stores/app/app-context';

export type FollowLink = (link: ReportLink) => void;

/**
 * Handler of links: `onLink`, else navigation to the link. null: the viewer may not open links, as on a shared page; links and
 * recordings are hidden there.
 */
export function useFollowLink(onLink: FollowLink | null | undefined): FollowLink | null {
  const { router } = useApp();
  if (onLink !== undefined) return onLink;
  return ({ url }) => void router.openLink({ redirectType: RedirectType.innerPage, url });
}
