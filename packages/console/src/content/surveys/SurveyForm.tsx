import { Alert, Typography } from '@mui/material';
import {
  ArrayInput,
  BooleanInput,
  Create,
  Edit,
  maxLength,
  minLength,
  regex,
  required,
  ShowButton,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnswerOf } from '../../calls/client';
import { MomentInput } from '../MomentInput';
import { SaveBar } from '../SaveBar';
import { WHOLE } from '../whole';
import { EndSurvey } from './EndSurvey';
import { FieldInputs } from './FieldInputs';
import { surveyTexts as T } from './texts';
import { newField, newSection, sectionsOf } from './to-save';

type Survey = AnswerOf<'getSurveyForm'> & { readonly id: number };

const START = {
  ...{ code: '', title: '', words: '', thanks: '', isForVisitors: false, endsAt: '', etag: '' },
  sections: [newSection()],
};

const toSave = (typed: FieldValues) => ({
  ...typed,
  sections: sectionsOf(typed['sections'] as Parameters<typeof sectionsOf>[0]),
});

export const SurveyCreate = () => (
  <Create title={T.add} redirect="list" transform={toSave}>
    <Fields />
  </Create>
);

export const SurveyEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    redirect="list"
    queryOptions={WHOLE}
    transform={toSave}
    actions={
      <TopToolbar>
        <EndSurvey />
        <ShowButton label={T.show} icon={<></>} />
      </TopToolbar>
    }
  >
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<Survey>()?.title ?? '';

function Fields() {
  const survey = useRecordContext<Survey>();
  const answers = survey?.answers ?? 0;
  return (
    <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 860 }}>
      {answers > 0 && (
        <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
          {T.locked(answers)}
        </Alert>
      )}
      {survey !== undefined && <TextInput source="path" label={T.path} helperText={T.pathHelp} readOnly />}
      <TextInput source="title" label={T.title} validate={[required(), maxLength(64)]} />
      <TextInput
        source="code"
        label={T.code}
        helperText={T.codeHelp}
        readOnly={answers > 0}
        validate={[required(), maxLength(32), regex(/^[A-Za-z0-9-]+$/, T.codeWrong)]}
      />
      <TextInput source="words" label={T.words} validate={maxLength(500)} multiline />
      <TextInput source="thanks" label={T.thanks} validate={maxLength(500)} multiline />
      <MomentInput source="endsAt" label={T.endsAt} helperText={T.endsHelp} />
      <BooleanInput source="isForVisitors" label={T.isForVisitors} readOnly={answers > 0} />
      {answers > 0 ? <Questions survey={survey} /> : <Sections />}
    </SimpleForm>
  );
}

const Sections = () => (
  <ArrayInput source="sections" label={T.sections} validate={[required(), minLength(1)]}>
    <SimpleFormIterator getItemDefaults={newSection} fullWidth disableClear>
      <TextInput source="title" label={T.sectionTitle} validate={maxLength(64)} fullWidth />
      <TextInput source="words" label={T.sectionWords} validate={maxLength(500)} multiline fullWidth />
      <ArrayInput source="fields" label={T.fields} validate={[required(), minLength(1)]}>
        <SimpleFormIterator getItemDefaults={newField} fullWidth disableClear>
          <FieldInputs />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleFormIterator>
  </ArrayInput>
);

/** What was answered, to read alone. */
function Questions({ survey }: { readonly survey: Survey | undefined }) {
  const fields = survey?.sections.flatMap((section) => section.fields) ?? [];
  return (
    <ol>
      {fields.map(({ key, kind, title }) => (
        <Typography key={key} component="li">
          {`${title}（${T.kinds[kind]}）`}
        </Typography>
      ))}
    </ol>
  );
}
