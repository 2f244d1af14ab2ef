import { ChoiceGate } from '@/features/stepup/choice/ChoiceGate';
import { ClassChoice } from '@/features/stepup/choice/ClassChoice';
import { FURTHER_EDUCATION } from '@/features/stepup/choice/flow';
import { screen } from '@/features/screen';

const ShiftClass = () => (
  <ChoiceGate at="classes">
    {({ info, resources }) => <ClassChoice flow={FURTHER_EDUCATION} known={info} first={resources} />}
  </ChoiceGate>
);

export default screen('furtherShiftClassCenterFurtherShiftClass', ShiftClass);
