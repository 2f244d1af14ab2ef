import { ClassChoice } from '@/features/stepup/choice/ClassChoice';
import { HIGHER_LEVEL } from '@/features/stepup/choice/flow';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import { HigherLevelBones } from '@/features/stepup/higher-level/parts/bones';
import { KidHead } from '@/features/stepup/head/KidHead';
import { overviewTexts } from '@/features/stepup/higher-level/texts';
import { screen } from '@/features/screen';

/** Choice of a class of the higher level, if available. */
function SelectClass() {
  const { title, note } = overviewTexts.higherLevelSelectClass;
  return (
    <HigherLevelGate page="higherLevelSelectClass" skeleton={<HigherLevelBones />}>
      {({ info }) => (
        <ClassChoice flow={HIGHER_LEVEL} known={info} head={<KidHead title={title} note={note} />} />
      )}
    </HigherLevelGate>
  );
}

export default screen('higherLevelSelectClass', SelectClass);
