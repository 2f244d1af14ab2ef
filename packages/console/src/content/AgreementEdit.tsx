import { useMemo } from 'react';
import {
  DateInput,
  Edit,
  FormDataConsumer,
  maxLength,
  RadioButtonGroupInput,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { AnswerOf } from '../calls/client';
import { SaveBar } from './SaveBar';
import { contentTexts } from './texts';

const T = contentTexts.agreements;
type Version = AnswerOf<'getAgreementVersion'> & { readonly id: string };

const CHANGES = [false, true].map((id) => ({ id, name: T.changes[`${id}`] }));

export const AgreementEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    redirect="list"
    queryOptions={{ meta: { isWhole: true } }}
  >
    <Fields />
  </Edit>
);

function Title() {
  const version = useRecordContext<Version>();
  return version === undefined ? null : `${T.types[version.type]} ${version.version}`;
}

const CHINA_MS = 8 * 60 * 60 * 1000;
const today = () => new Date(Date.now() + CHINA_MS).toISOString().slice(0, 10);

/** A version that was replaced stays as it was agreed to: its text can only begin a new one, which begins today or later. */
function Fields() {
  const version = useRecordContext<Version>();
  const isEarlier = version?.state === 'earlier';
  const record = useMemo(() => ({ ...version, effectiveOn: today() }), [version]);
  return (
    <SimpleForm
      record={record}
      defaultValues={{ isNewVersion: isEarlier }}
      toolbar={<SaveBar />}
      sx={{ maxWidth: 860 }}
    >
      <RadioButtonGroupInput
        source="isNewVersion"
        label={T.change}
        choices={CHANGES.filter(({ id }) => id || !isEarlier)}
        validate={required()}
        // A radio button's value is text.
        parse={(chosen: unknown) => String(chosen) === 'true'}
        row={false}
      />
      <FormDataConsumer<{ isNewVersion: boolean }>>
        {({ formData: { isNewVersion } }) =>
          isNewVersion && (
            <DateInput
              source="effectiveOn"
              label={T.effectiveOn}
              helperText={T.effectiveHelp}
              validate={required()}
            />
          )
        }
      </FormDataConsumer>
      <TextInput source="title" label={T.title} validate={[required(), maxLength(64)]} />
      <TextInput source="intro" label={T.intro} validate={maxLength(2000)} multiline />
      <TextInput
        source="text"
        label={T.text}
        helperText={T.textHelp}
        validate={required()}
        multiline
        minRows={16}
      />
    </SimpleForm>
  );
}
