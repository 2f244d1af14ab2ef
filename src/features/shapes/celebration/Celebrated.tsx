import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/components/motion';
import { useWhenAsked } from '@/features/screen/use-when-asked';
import { useApp } from '@/stores/app/app-context';
import { moments, type Moment } from './moments';

const CELEBRATION_MS = 800;

/** Celebrates a moment once, when it has happened and this is shown. Nothing with reduced motion. */
export const Celebrated = observer(function Celebrated({ moment }: { readonly moment: Moment }) {
  const { get, platform, scheduler } = useApp();
  const waiting = get(moments);
  const [isOn, setOn] = useState(false);
  const Celebration = useWhenAsked({
    isAsked: isOn,
    load: () => import('./Celebration').then(({ Celebration: loaded }) => loaded),
    onMissing: () => setOn(false),
  });
  const waits = waiting.waits(moment);
  useEffect(() => {
    if (!waits) return;
    waiting.take(moment);
    if (prefersReducedMotion()) return;
    setOn(true);
    platform.vibrate?.();
  }, [moment, platform, waiting, waits]);
  const isShown = isOn && Celebration !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = scheduler.after(CELEBRATION_MS, () => setOn(false));
    return () => timer.stop();
  }, [isShown, scheduler]);
  return isShown ? <Celebration moment={moment} /> : null;
});
