import type { RouteName } from '@/contract/routes';
import { useShown } from '@/features/screen/place';
import { useApp } from '@/stores/app/app-context';

/** Default share of a page, for hosts with a share menu. Rendered before the content, so that the content's own share overrides it. */
export function PageShare({ name }: { readonly name: RouteName }) {
  const { platform, share } = useApp();
  useShown(() => {
    if (!platform.host.shareMethods.includes('weChatMenu')) return;
    void platform.firstPaint.whenRemoved().then(() => share.prepare({ key: name }));
  });
  return null;
}
