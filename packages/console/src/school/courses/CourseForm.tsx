import { Stack } from '@mui/material';
import {
  ArrayInput,
  Create,
  Edit,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { CourseAudience, CourseType } from '../../../../../src/contract/courses/values';
import { SCHOOL_MOST } from '../../../../../src/contract/staff/values';
import type { AnswerOf } from '../../calls/client';
import { LinkInput } from '../../content/LinkInput';
import { PictureInput } from '../../content/PictureInput';
import { SaveBar } from '../../content/SaveBar';
import { WHOLE } from '../../content/whole';
import { subjects } from '../subjects';
import { courseTexts as T } from './texts';

type Course = AnswerOf<'getSchoolCourse'> & { readonly id: number };

const types = Object.values(CourseType).map((id) => ({ id, name: T.types[id] }));
const audiences = Object.values(CourseAudience).map((id) => ({ id, name: T.audiences[id] }));

const CHAPTER = { name: '', picture: '' };
const START = {
  ...{ name: '', title: '', type: CourseType.live, lessons: 0, picture: '', position: 0, link: '' },
  ...{ audience: CourseAudience.enrolled, chapters: [], etag: '' },
};

export const CourseCreate = () => (
  <Create title={T.add} redirect="list">
    <Fields />
  </Create>
);

export const CourseEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" queryOptions={WHOLE}>
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<Course>()?.name ?? '';

/** Lessons are of a chapter that there is. */
const isKept = (chapter: object) => 'chapterId' in chapter;

const Fields = () => (
  <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 860 }}>
    <TextInput source="name" label={T.name} validate={[required(), maxLength(SCHOOL_MOST.name)]} />
    <TextInput
      source="title"
      label={T.title}
      helperText={T.titleHelp}
      validate={maxLength(SCHOOL_MOST.title)}
    />
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <SelectInput source="subject" label={T.subject} choices={subjects} validate={required()} />
      <SelectInput source="type" label={T.type} choices={types} validate={required()} />
      <SelectInput source="audience" label={T.audience} choices={audiences} validate={required()} />
    </Stack>
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <NumberInput
        source="lessons"
        label={T.lessons}
        helperText={T.lessonsHelp}
        min={0}
        max={SCHOOL_MOST.lessons}
        validate={required()}
      />
      <NumberInput
        source="position"
        label={T.position}
        helperText={T.positionHelp}
        min={0}
        max={SCHOOL_MOST.lessons}
        validate={required()}
      />
    </Stack>
    <PictureInput source="picture" />
    <LinkInput />
    <ArrayInput source="chapters" label={T.chapters} helperText={T.chaptersHelp}>
      <SimpleFormIterator getItemDefaults={() => CHAPTER} disableRemove={isKept} fullWidth disableClear>
        <TextInput
          source="name"
          label={T.chapter}
          validate={[required(), maxLength(SCHOOL_MOST.chapter)]}
          fullWidth
        />
        <PictureInput source="picture" />
      </SimpleFormIterator>
    </ArrayInput>
  </SimpleForm>
);
