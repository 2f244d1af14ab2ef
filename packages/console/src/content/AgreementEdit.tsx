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

/** A version that was replaced stays as it was agreed to: its text can only begin a new one. */
function Fields() {
  const isEarlier = useRecordContext<Version>()?.state === 'earlier';
  return (
    <SimpleForm defaultValues={{ isNewVersion: isEarlier }} toolbar={<SaveBar />} sx={{ maxWidth: 860 }}>
      <RadioButtonGroupInput
        source="isNewVersion"
        label={T.change}
        choices={CHANGES.filter(({ id }) => id || !isEarlier)}
        validate={required()}
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
