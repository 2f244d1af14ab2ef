import type { RouteName, RouteParamsOf } from '@/contract/routes';
import { useOnce } from '@/components/use-once';
import { usePlace } from '@/features/screen/place';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';

/** The page now shows another item of its kind: reload, login and share menu use that one. */
export function useNowAbout<N extends RouteName>(name: N, params: RouteParamsOf<N> | undefined): void {
  const { platform, router, share } = useApp();
  const { isVisible } = usePlace();
  const path = params && innerPath(name, params);
  useOnce(() => {
    if (!params || !isVisible || !router.restate(name, params)) return;
    if (platform.host.shareMethods.includes('weChatMenu')) void share.prepare({ key: name });
  }, `${isVisible} ${path}`);
}
