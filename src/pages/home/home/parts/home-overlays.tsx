import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { SLOT } from '@/contract/home/values';
import { activitiesAnswer } from '@/features/activities/activities';
import HomeFloats from '@/features/home/floats/HomeFloats';
import { homePopups } from '@/features/home/popups/home-popups';
import { PopupCards } from '@/features/popups/cards/PopupCards';
import { PopupHost } from '@/features/popups/PopupHost';
import { usePopups } from '@/features/popups/use-popups';
import { FreeTrialHost } from '@/features/activities/free-trial/FreeTrialHost';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { freshmanAnswer } from '@/features/activities/freshman/freshman-store';
import { wonderfulAnswer } from '@/features/activities/wonderful/wonderful-store';
import { warnPendingOnce } from '@/features/account/cancellation/cancellation-store';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useParams } from '@/features/screen';
import { useOnRefresh } from '@/features/screen/refresh/use-refresh';
import { useApp } from '@/stores/app/app-context';
import type { SharedResponse } from '@/stores/data/shared-response';
import type { HomeStore } from '../home-store';

/** Overlays of home: loaded after the first content, without shifting it. */
const HomeOverlays = observer(function HomeOverlays({ store }: { store: HomeStore }) {
  const app = useApp();
  const [buttons] = useState(() => () => store.slots.of(SLOT.home.floatButton));
  useOfferedTrial();
  useLoadForSession(() => warnPendingOnce(app));
  const queue = usePopups(homePopups, app.get(freeTrialGate).isOpen);
  useEffect(() => store.showWaiting(<PopupCards queue={queue} />), [store, queue]);
  // Concurrent requests share a response.
  useOnRefresh(() => {
    [activitiesAnswer, freshmanAnswer, wonderfulAnswer].forEach(
      (answer) => void app.get<SharedResponse<unknown>>(answer).load(),
    );
    queue.begin();
  });
  return (
    <>
      <HomeFloats buttons={buttons} />
      <PopupHost queue={queue} />
      <FreeTrialHost />
    </>
  );
});
export default HomeOverlays;

/** An operator's link to the trial leads here, also from home itself: every tap counts. */
function useOfferedTrial(): void {
  const app = useApp();
  const { trial } = useParams('index');
  useEffect(() => {
    if (!trial) return;
    app.router.tabParams.set('index', {});
    void toTrial(app);
  }, [app, trial]);
}
