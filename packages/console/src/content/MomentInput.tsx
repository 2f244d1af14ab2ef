import { TextInput, type TextInputProps } from 'react-admin';

/** 'YYYY-MM-DD HH:mm:ss' of China, whatever the desk's own zone is; '' for none. */
export const MomentInput = (props: Pick<TextInputProps, 'source' | 'label' | 'helperText'>) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={(moment?: string) => (moment ?? '').replace(' ', 'T').slice(0, 16)}
    parse={(typed: string) => (typed === '' ? '' : `${typed.replace('T', ' ')}:00`)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
