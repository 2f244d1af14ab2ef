import { ConfirmScreen } from '@/features/stepup/higher-level/confirm/ConfirmScreen';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import { HigherLevelSkeleton } from '@/features/stepup/higher-level/parts/cards';
import { screen } from '@/features/screen';

/** A new class, teacher and time, awaiting confirmation. */
const HigherLevelWaiting = () => (
  <HigherLevelGate page="higherLevelWaiting" skeleton={<HigherLevelSkeleton />}>
    {(admitted, again) => <ConfirmScreen admitted={admitted} again={again} kind="waiting" />}
  </HigherLevelGate>
);

export default screen('higherLevelWaiting', HigherLevelWaiting);
