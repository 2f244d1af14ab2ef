import { Alert } from '@mui/material';
import {
  ArrayInput,
  Edit,
  maxLength,
  minLength,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { GuideNeeds } from '../../../../../src/contract/guides/values';
import type { AnswerOf } from '../../calls/client';
import { LinesInput } from '../LinesInput';
import { LinkInput } from '../LinkInput';
import { PictureInput } from '../PictureInput';
import { SaveBar } from '../SaveBar';
import { WHOLE } from '../whole';
import { guideTexts as T } from './texts';

type Guide = AnswerOf<'getGuideText'> & { readonly id: string };

const needs = Object.values(GuideNeeds).map((id) => ({ id, name: T.needsOf[id] }));
const STEP = { title: '', words: '', picture: '', alt: '' };

export const GuideEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" queryOptions={WHOLE}>
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<Guide>()?.title ?? '';

function Fields() {
  const isOurs = useRecordContext<Guide>()?.isOwn === false;
  return (
    <SimpleForm toolbar={<SaveBar />} sx={{ maxWidth: 860 }}>
      {isOurs && (
        <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
          {T.ownHelp}
        </Alert>
      )}
      <TextInput source="title" label={T.title} validate={[required(), maxLength(32)]} />
      <TextInput source="words" label={T.words} validate={maxLength(300)} multiline />
      <ArrayInput source="steps" label={T.steps} validate={[required(), minLength(1)]}>
        <SimpleFormIterator getItemDefaults={() => STEP} fullWidth disableClear>
          <TextInput source="title" label={T.step} validate={[required(), maxLength(32)]} fullWidth />
          <TextInput source="words" label={T.stepWords} validate={maxLength(300)} multiline fullWidth />
          <PictureInput source="picture" />
          <TextInput source="alt" label={T.alt} helperText={T.altHelp} validate={maxLength(64)} fullWidth />
        </SimpleFormIterator>
      </ArrayInput>
      <LinesInput source="notes" label={T.notes} helperText={T.notesHelp} />
      <LinkInput />
      <TextInput source="button" label={T.button} helperText={T.buttonHelp} validate={maxLength(16)} />
      <SelectInput source="needs" label={T.needs} choices={needs} validate={required()} />
      <TextInput source="where" label={T.where} validate={maxLength(120)} />
    </SimpleForm>
  );
}
