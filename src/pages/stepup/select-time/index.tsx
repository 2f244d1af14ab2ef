import { HIGHER_LEVEL } from '@/features/stepup/choice/flow';
import { TimeChoice } from '@/features/stepup/choice/TimeChoice';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import { HigherLevelSkeleton } from '@/features/stepup/higher-level/parts/cards';
import { KidHead } from '@/features/stepup/head/heads';
import { overviewTexts } from '@/features/stepup/higher-level/texts';
import { screen, useParams } from '@/features/screen';

/** Choice of suitable times for the higher level, if still needed. */
function SelectTime() {
  const { from } = useParams('higherLevelSelectTime');
  const { title, note } = overviewTexts.higherLevelSelectTime;
  return (
    <HigherLevelGate page="higherLevelSelectTime" skeleton={<HigherLevelSkeleton />}>
      {({ info }) => (
        <TimeChoice
          flow={HIGHER_LEVEL}
          isBesideClasses={from === 'classes'}
          known={info}
          head={<KidHead title={title} note={note} />}
        />
      )}
    </HigherLevelGate>
  );
}

export default screen('higherLevelSelectTime', SelectTime);
