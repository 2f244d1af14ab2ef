import { ChoiceGate } from '@/features/stepup/choice/ChoiceGate';
import { screen } from '@/features/screen';

/** Redirects to the classes, the times, or back to the arrangement. */
const ShiftClassCenter = () => <ChoiceGate at="center" />;

export default screen('furtherShiftClassCenter', ShiftClassCenter);
