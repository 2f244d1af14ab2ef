import { Pressable } from '@/components/Pressable';
import './things.scss';

interface StepProps {
  readonly text: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A small button that is tapped several times in a row: each tap counts. */
export const Step = ({ text, label, disabled, onPress }: StepProps) => (
  <Pressable countsEvery className="things__step" label={label} disabled={disabled} onPress={onPress}>
    {text}
  </Pressable>
);
