import { Alert, Typography } from '@mui/material';
import {
  ArrayInput,
  Create,
  Edit,
  maxLength,
  minLength,
  required,
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
import { FieldInputs } from '../surveys/FieldInputs';
import { surveyTexts } from '../surveys/texts';
import { newField, newSection, sectionsOf } from '../surveys/to-save';
import { UserIdsInput } from '../UserIdsInput';
import { idsOf } from '../user-ids';
import { EndRequest } from './EndRequest';
import { requestTexts as T } from './texts';

type Request = AnswerOf<'getMaterialRequest'> & { readonly id: number };

const START = {
  ...{ title: '', asker: '', words: '', wanted: [], consent: '', userIds: [], endsAt: '', etag: '' },
  sections: [newSection()],
};
const MOST_WANTED = 10;
const WANTED_LENGTH = 128;

/** Of what is typed, or of a list that was stored. */
const textOf = (wanted: unknown) => (Array.isArray(wanted) ? wanted.join('\n') : String(wanted ?? ''));
const linesOf = (wanted: unknown) =>
  textOf(wanted)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
function areLines(wanted: unknown) {
  const lines = linesOf(wanted);
  const isRight = lines.length <= MOST_WANTED && lines.every(({ length }) => length <= WANTED_LENGTH);
  return isRight && lines.length > 0 ? undefined : T.wantedWrong;
}

const toSave = (typed: FieldValues) => ({
  ...typed,
  wanted: linesOf(typed['wanted']),
  userIds: idsOf(typed['userIds']),
  sections: sectionsOf(typed['sections'] as Parameters<typeof sectionsOf>[0]),
});

export const RequestCreate = () => (
  <Create title={T.add} redirect="list" transform={toSave}>
    <Fields />
  </Create>
);

export const RequestEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    redirect="list"
    queryOptions={{ meta: { isWhole: true } }}
    transform={toSave}
    actions={
      <TopToolbar>
        <EndRequest />
      </TopToolbar>
    }
  >
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<Request>()?.title ?? '';

function Fields() {
  const request = useRecordContext<Request>();
  const submissions = request?.submissions ?? 0;
  return (
    <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 860 }}>
      {submissions > 0 && (
        <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
          {T.locked(submissions)}
        </Alert>
      )}
      <TextInput source="title" label={T.title} validate={[required(), maxLength(64)]} />
      <TextInput
        source="asker"
        label={T.asker}
        helperText={T.askerHelp}
        validate={[required(), maxLength(32)]}
      />
      <TextInput source="words" label={T.words} validate={[required(), maxLength(1000)]} multiline />
      <TextInput
        source="wanted"
        label={T.wanted}
        helperText={T.wantedHelp}
        format={textOf}
        validate={[required(), areLines]}
        multiline
        minRows={3}
      />
      <UserIdsInput helperText={T.userIdsHelp} />
      <MomentInput source="endsAt" label={T.endsAt} helperText={T.endsHelp} />
      <TextInput
        source="consent"
        label={T.consent}
        helperText={T.consentHelp}
        readOnly={submissions > 0}
        validate={maxLength(500)}
        multiline
      />
      {submissions > 0 ? <Questions request={request} /> : <Sections />}
    </SimpleForm>
  );
}

const Sections = () => (
  <ArrayInput source="sections" label={T.sections} validate={[required(), minLength(1)]}>
    <SimpleFormIterator getItemDefaults={newSection} fullWidth disableClear>
      <TextInput source="title" label={surveyTexts.sectionTitle} validate={maxLength(64)} fullWidth />
      <TextInput
        source="words"
        label={surveyTexts.sectionWords}
        validate={maxLength(500)}
        multiline
        fullWidth
      />
      <ArrayInput source="fields" label={surveyTexts.fields} validate={[required(), minLength(1)]}>
        <SimpleFormIterator getItemDefaults={newField} fullWidth disableClear>
          <FieldInputs />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleFormIterator>
  </ArrayInput>
);

/** What was answered, to read alone. */
function Questions({ request }: { readonly request: Request | undefined }) {
  const fields = request?.sections.flatMap((section) => section.fields) ?? [];
  return (
    <ol>
      {fields.map(({ key, kind, title }) => (
        <Typography key={key} component="li">
          {`${title}（${surveyTexts.kinds[kind]}）`}
        </Typography>
      ))}
    </ol>
  );
}
