import { TextInput, type TextInputProps } from 'react-admin';
import { contentTexts } from './texts';

const T = contentTexts.userIds;
const BETWEEN = /[\s,，、;；]+/;

/** Of what is typed, or of a list that was stored. */
export const idsOf = (typed: unknown): number[] => [
  ...new Set(
    String(typed ?? '')
      .split(BETWEEN)
      .filter(Boolean)
      .map(Number),
  ),
];
const areIds = (typed: unknown) =>
  idsOf(typed).every((id) => Number.isSafeInteger(id)) ? undefined : T.notIds;

/** To all parents, or to some by their ids. */
export const UserIdsInput = ({ helperText }: Pick<TextInputProps, 'helperText'>) => (
  <TextInput
    source="userIds"
    label={T.label}
    helperText={helperText}
    format={(ids: unknown) => String(ids ?? '')}
    validate={areIds}
    multiline
  />
);
