import { ConfirmScreen } from '@/features/stepup/higher-level/confirm/ConfirmScreen';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import { HigherLevelBones } from '@/features/stepup/higher-level/parts/bones';
import { screen } from '@/features/screen';

/** A new class, teacher and time, awaiting confirmation. */
const HigherLevelWaiting = () => (
  <HigherLevelGate page="higherLevelWaiting" skeleton={<HigherLevelBones />}>
    {(admitted, again) => <ConfirmScreen admitted={admitted} again={again} kind="waiting" />}
  </HigherLevelGate>
);

export default screen('higherLevelWaiting', HigherLevelWaiting);
