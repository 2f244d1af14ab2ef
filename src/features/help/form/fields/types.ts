import type { FieldAnswer, FieldOf, FormField } from '@/contract/help/form.schema';

export interface FieldViewProps<K extends FormField['kind']> {
  readonly field: FieldOf<K>;
  /** The title, marked when optional. */
  readonly label: string;
  readonly answer: FieldAnswer | undefined;
  readonly complaint: string | undefined;
  readonly disabled: boolean;
  /** undefined: cleared. */
  readonly onAnswer: (answer: FieldAnswer | undefined) => void;
}
