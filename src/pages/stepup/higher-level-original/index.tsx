import { ConfirmScreen } from '@/features/stepup/higher-level/confirm/ConfirmScreen';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import { HigherLevelSkeleton } from '@/features/stepup/higher-level/parts/cards';
import { screen } from '@/features/screen';

/** The old class steps up unchanged. */
const HigherLevelOriginal = () => (
  <HigherLevelGate page="higherLevelOriginal" skeleton={<HigherLevelSkeleton />}>
    {(admitted, again) => <ConfirmScreen admitted={admitted} again={again} kind="original" />}
  </HigherLevelGate>
);

export default screen('higherLevelOriginal', HigherLevelOriginal);
