import type { WayOn } from '@/contract/growth/report.schema';
import { RedirectType } from '@/contract/links/values';
import { useApp } from '@/stores/app-context';

/** Opens a way on. */
export type GoOn = (way: WayOn) => void;

/**
 * What a tap on a way on does: what the page says, else the page that the way names. null: whoever looks has nothing to open, as
 * on a shared page; neither ways nor recordings are offered there.
 */
export function useGoOn(onWay: GoOn | null | undefined): GoOn | null {
  const { router } = useApp();
  if (onWay !== undefined) return onWay;
  return ({ url }) => void router.openLink({ redirectType: RedirectType.innerPage, url });
}
