import { Stack } from '@mui/material';
import {
  BooleanInput,
  CheckboxGroupInput,
  Create,
  Edit,
  FormDataConsumer,
  maxLength,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { SCHOOL_MOST } from '../../../../../src/contract/staff/values';
import type { AnswerOf } from '../../calls/client';
import { LinesInput } from '../../content/LinesInput';
import { PictureInput } from '../../content/PictureInput';
import { SaveBar } from '../../content/SaveBar';
import { WHOLE } from '../../content/whole';
import { subjects } from '../subjects';
import { teacherTexts as T } from './texts';

type Teacher = AnswerOf<'getSchoolTeacher'> & { readonly id: number };

const START = {
  ...{ name: '', picture: '', isPresented: true, subjects: [], years: '', satisfaction: '', motto: '' },
  ...{ introduction: '', honours: [], styles: [], filmUrl: '', pageUrl: '', etag: '' },
};

export const TeacherCreate = () => (
  <Create title={T.add} redirect="list">
    <Fields />
  </Create>
);

export const TeacherEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" queryOptions={WHOLE}>
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<Teacher>()?.name ?? '';

const Fields = () => (
  <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 720 }}>
    <TextInput source="name" label={T.name} validate={[required(), maxLength(SCHOOL_MOST.name)]} />
    <PictureInput source="picture" />
    <BooleanInput source="isPresented" label={T.presented} helperText={T.presentedHelp} />
    <FormDataConsumer<{ isPresented: boolean }>>
      {({ formData: { isPresented } }) => isPresented && <Introduction />}
    </FormDataConsumer>
  </SimpleForm>
);

const Introduction = () => (
  <>
    <CheckboxGroupInput source="subjects" label={T.subjects} helperText={T.subjectsHelp} choices={subjects} />
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <TextInput source="years" label={T.years} helperText={T.yearsHelp} validate={maxLength(32)} />
      <TextInput
        source="satisfaction"
        label={T.satisfaction}
        helperText={T.satisfactionHelp}
        validate={maxLength(32)}
      />
    </Stack>
    <TextInput source="motto" label={T.motto} validate={maxLength(128)} />
    <TextInput source="introduction" label={T.introduction} validate={maxLength(1000)} multiline />
    <LinesInput source="honours" label={T.honours} helperText={T.honoursHelp} />
    <LinesInput source="styles" label={T.styles} helperText={T.stylesHelp} />
    <TextInput source="filmUrl" label={T.filmUrl} helperText={T.addressHelp} />
    <TextInput source="pageUrl" label={T.pageUrl} helperText={T.addressHelp} />
  </>
);
