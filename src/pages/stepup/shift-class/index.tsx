import { ClassChoice } from '@/features/stepup/choice/ClassChoice';
import { FURTHER_EDUCATION } from '@/features/stepup/choice/flow';
import { screen } from '@/features/screen';

const ShiftClass = () => <ClassChoice flow={FURTHER_EDUCATION} />;

export default screen('furtherShiftClassCenterFurtherShiftClass', ShiftClass);
