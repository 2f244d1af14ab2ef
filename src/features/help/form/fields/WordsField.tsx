import { lengthOf } from '@/contract/characters';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { formFillTexts as texts } from '../texts';
import type { FieldViewProps } from './types';

/** One line, or several with a counter. No maxlength, so that pasted text is not truncated. */
export function WordsField({ field, label, answer, complaint, disabled, onAnswer }: FieldViewProps<'text'>) {
  const { key, isLong, most } = field;
  const value = answer?.kind === 'text' ? answer.text : '';
  const same = {
    ...{ label, value, disabled, error: complaint, name: key, placeholder: texts.write },
    onChange: (text: string) => onAnswer(text === '' ? undefined : { kind: 'text', text }),
  };
  return isLong ? (
    <TextArea {...same} count={{ now: lengthOf(value), max: most }} />
  ) : (
    <TextField {...same} />
  );
}
