import { ConfirmScreen } from '@/features/stepup/higher-level/confirm/ConfirmScreen';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import { HigherLevelBones } from '@/features/stepup/higher-level/parts/bones';
import { screen } from '@/features/screen';

/** The old class steps up unchanged. */
const HigherLevelOriginal = () => (
  <HigherLevelGate page="higherLevelOriginal" skeleton={<HigherLevelBones />}>
    {(admitted, again) => <ConfirmScreen admitted={admitted} again={again} kind="original" />}
  </HigherLevelGate>
);

export default screen('higherLevelOriginal', HigherLevelOriginal);
