import wonderfulUrl from '@/assets/popups/wonderful.svg';
import { Cell, CellGroup } from '@/components/Cell';
import type { CenterActivity } from '@/contract/activities/schema';
import { RedirectType } from '@/contract/links/values';
import { useApp } from '@/stores/app/app-context';
import { PopupDrawing, PopupCard } from '@/features/popups/parts/PopupCard';
import { popupTexts } from '@/features/popups/parts/texts';
import type { PopupProps } from '@/features/popups/types';
import { wonderfulTexts } from './texts';
import { openWonderful } from './wonderful-store';

/** Current activities with a link each, and a link to the full list. */
export function WonderfulPopup({ data, open, onClose }: PopupProps<readonly CenterActivity[]>) {
  const app = useApp();
  const look = () => {
    onClose(true);
    void openWonderful(app);
  };
  const take = (activity: CenterActivity) => {
    onClose(true);
    const isShownThere = activity.redirectType === RedirectType.none;
    void (isShownThere ? openWonderful(app) : app.router.openLink(activity));
  };
  return (
    <PopupCard
      open={open}
      title={wonderfulTexts.title}
      picture={<PopupDrawing src={wonderfulUrl} />}
      action={{ text: popupTexts.look, onPress: look }}
      onLeave={() => onClose(false)}
    >
      {wonderfulTexts.text}
      {data.length > 0 && (
        <CellGroup>
          {data.map((activity) => (
            <Cell key={activity.id} title={activity.title} onPress={() => take(activity)} />
          ))}
        </CellGroup>
      )}
    </PopupCard>
  );
}
