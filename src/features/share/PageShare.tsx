import type { RouteName } from '@/contract/routes';
import { useShown } from '@/features/screen/place';
import { useApp } from '@/stores/app-context';

/**
 * The share of a page that says nothing of its own, where the host has a menu beside the page. It stands before the page's
 * contents, so that what they prepare themselves comes after it.
 */
export function PageShare({ name }: { readonly name: RouteName }) {
  const { platform, share } = useApp();
  useShown(() => {
    if (!platform.host.shareWays.includes('weChatMenu')) return;
    void platform.firstPaint.gone().then(() => share.prepare({ key: name }));
  });
  return null;
}
