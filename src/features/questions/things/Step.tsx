import { Pressable } from '@/components/Pressable';
import './things.scss';

interface StepProps {
  readonly text: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A small button for repeated taps: each one counts. */
export const Step = ({ text, label, disabled, onPress }: StepProps) => (
  <Pressable countsEvery className="things__step" label={label} disabled={disabled} onPress={onPress}>
    {text}
  </Pressable>
);
