import { TimeChoice } from '@/features/stepup/choice/TimeChoice';
import { FURTHER_EDUCATION } from '@/features/stepup/choice/flow';
import { screen, useParams } from '@/features/screen';

function ChoiceTime() {
  const { from } = useParams('furtherShiftClassCenterFurtherChoiceTime');
  return <TimeChoice flow={FURTHER_EDUCATION} isBesideClasses={from === 'classes'} />;
}

export default screen('furtherShiftClassCenterFurtherChoiceTime', ChoiceTime);
