import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import type { RouteName } from '@/contract/routes';
import { useShown } from '@/features/screen/place';
import { useApp } from '@/stores/app/app-context';
import { messageCard, timelineCard } from './mini-program-card';

/** Mini program version. WeChat requests the card when the parent shares; the page's config enables both menus. */
export function PageShare({ name }: { readonly name: RouteName }) {
  const app = useApp();
  useShown(() => void app.share.prepare({ key: name }));
  useShareAppMessage(() => {
    void app.share.share('miniProgram');
    return messageCard(app);
  });
  useShareTimeline(() => {
    void app.share.share('miniProgram');
    return timelineCard(app);
  });
  return null;
}
