import { TextInput, type TextInputProps } from 'react-admin';
import { contentTexts } from './texts';
import { areIds } from './user-ids';

const T = contentTexts.userIds;
const onlyIds = (typed: unknown) => (areIds(typed) ? undefined : T.notIds);

/** To all parents, or to some by their ids. */
export const UserIdsInput = ({ helperText }: Pick<TextInputProps, 'helperText'>) => (
  <TextInput
    source="userIds"
    label={T.label}
    helperText={helperText}
    format={(ids: unknown) => String(ids ?? '')}
    validate={onlyIds}
    multiline
  />
);
