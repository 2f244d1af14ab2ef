export interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Shown below, 12/500. More than `max` may be typed, so that pasted text is not lost; it turns red. */
  count?: { now: number; max: number };
  /** Error text for the value. */
  error?: string;
  disabled?: boolean;
  /** What its sheet opens for: takes the focus. */
  isFirst?: boolean;
  className?: string;
}
