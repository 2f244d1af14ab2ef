import { TextField } from '@/components/TextField';
import { infoTexts } from './texts';

interface KidNameFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (name: string) => void;
  readonly onBlur: () => void;
}

export function KidNameField({ value, error, disabled, onChange, onBlur }: KidNameFieldProps) {
  return (
    <TextField
      label={infoTexts.kidName.label}
      name="kidName"
      placeholder={infoTexts.kidName.placeholder}
      value={value}
      error={error}
      disabled={disabled}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
