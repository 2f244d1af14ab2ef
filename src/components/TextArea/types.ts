export interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Shown below, 12/500. More than `max` may be typed, so that nothing that is pasted gets lost; it turns red. */
  count?: { now: number; max: number };
  /** What is wrong with the value, in the field's own words. */
  error?: string;
  disabled?: boolean;
  className?: string;
}
