import type { HomeActivity } from '@/contract/activities/schema';
import { RedirectType } from '@/contract/links/values';
import { pressActivity } from '@/features/activities/press-activity';
import { useApp } from '@/stores/app/app-context';
import { PosterPopup } from '@/features/popups/parts/PopupCard';
import { popupTexts } from '@/features/popups/parts/texts';
import type { PopupProps } from '@/features/popups/types';

/** An operator's activity; without a link it is only closed. */
export function ActivityPopup({ data: activity, open, onClose }: PopupProps<HomeActivity>) {
  const app = useApp();
  const leadsOn = activity.redirectType !== RedirectType.none;
  const act = () => {
    onClose(true);
    if (leadsOn) pressActivity(app, 'popup', activity);
  };
  return (
    <PosterPopup
      open={open}
      title={activity.title}
      image={activity.popImgPath}
      action={{ text: leadsOn ? popupTexts.look : popupTexts.known, onPress: act }}
      onLeave={() => onClose(false)}
    />
  );
}
