import { ChoiceGate } from '@/features/stepup/choice/ChoiceGate';
import { FURTHER_EDUCATION } from '@/features/stepup/choice/flow';
import { TimeChoice } from '@/features/stepup/choice/TimeChoice';
import { screen, useParams } from '@/features/screen';

function ChoiceTime() {
  const { from } = useParams('furtherShiftClassCenterFurtherChoiceTime');
  const isBeside = from === 'classes';
  return (
    <ChoiceGate at="times" isBeside={isBeside}>
      {({ info }) => <TimeChoice flow={FURTHER_EDUCATION} known={info} isBesideClasses={isBeside} />}
    </ChoiceGate>
  );
}

export default screen('furtherShiftClassCenterFurtherChoiceTime', ChoiceTime);
