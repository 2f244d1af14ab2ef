import { ChoiceGate } from '@/features/stepup/choice/ChoiceGate';
import { screen } from '@/features/screen';

/** Leads on to the classes, to the times, or back to the arrangement. */
const ShiftClassCenter = () => <ChoiceGate at="center" />;

export default screen('furtherShiftClassCenter', ShiftClassCenter);
