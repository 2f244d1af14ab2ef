import { ClassChoice } from '@/features/stepup/choice/ClassChoice';
import { HIGHER_LEVEL } from '@/features/stepup/choice/flow';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import { HigherLevelSkeleton } from '@/features/stepup/higher-level/parts/cards';
import { KidHead } from '@/features/stepup/head/heads';
import { overviewTexts } from '@/features/stepup/higher-level/texts';
import { screen } from '@/features/screen';

/** Choice of a class of the higher level, if available. */
function SelectClass() {
  const { title, note } = overviewTexts.higherLevelSelectClass;
  return (
    <HigherLevelGate page="higherLevelSelectClass" skeleton={<HigherLevelSkeleton />}>
      {({ info }) => (
        <ClassChoice flow={HIGHER_LEVEL} known={info} head={<KidHead title={title} note={note} />} />
      )}
    </HigherLevelGate>
  );
}

export default screen('higherLevelSelectClass', SelectClass);
