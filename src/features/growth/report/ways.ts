import type { WayOn } from '@/contract/growth/report.schema';
import { RedirectType } from '@/contract/links/values';
import { useApp } from '@/stores/app-context';

export type GoOn = (way: WayOn) => void;

/**
 * Handler of links: `onWay`, else navigation to the link. null: the viewer may not open links, as on a shared page; links and
 * recordings are hidden there.
 */
export function useGoOn(onWay: GoOn | null | undefined): GoOn | null {
  const { router } = useApp();
  if (onWay !== undefined) return onWay;
  return ({ url }) => void router.openLink({ redirectType: RedirectType.innerPage, url });
}
