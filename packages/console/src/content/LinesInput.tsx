import { TextInput, type TextInputProps } from 'react-admin';

/** A list, one a line. */
export const LinesInput = (props: Pick<TextInputProps, 'source' | 'label' | 'helperText'>) => (
  <TextInput
    {...props}
    format={(lines?: readonly string[]) => (lines ?? []).join('\n')}
    parse={(typed: string) => (typed === '' ? [] : typed.split('\n'))}
    multiline
  />
);
