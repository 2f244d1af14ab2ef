import { Stack } from '@mui/material';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  Create,
  Edit,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Subject } from '../../../../../src/contract/courses/values';
import { SEASON_SEATS_MAX } from '../../../../../src/contract/staff/values';
import type { RowOf } from '../../calls/client';
import { MomentInput } from '../../content/MomentInput';
import { SaveBar } from '../../content/SaveBar';
import { subjects } from '../subjects';
import { useSteps, useTeachers } from './choices';
import { seasonTexts, timesText } from './texts';

const T = seasonTexts.classes;
type Row = RowOf<'listSeasonClasses'>;

const START = { subject: Subject.wandou, seats: 8, teacherIds: [], firstLiveAt: '', etag: '' };

export const SeasonClassCreate = () => (
  <Create title={T.add} redirect="list">
    <Fields />
  </Create>
);

export const SeasonClassEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list">
    <Fields />
  </Edit>
);

function Title() {
  const row = useRecordContext<Row>();
  return row === undefined ? null : `${row.step} ${timesText(row)}`;
}

function Fields() {
  const teachers = useTeachers();
  return (
    <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 720 }}>
      <SelectInput source="subject" label={seasonTexts.subject} choices={subjects} validate={required()} />
      <StepOfSubject />
      <Lesson week="week1" time="time1" label={T.week1} />
      <Lesson week="week2" time="time2" label={T.week2} />
      <MomentInput source="firstLiveAt" label={T.firstLiveAt} helperText={T.firstLiveHelp} />
      <AutocompleteArrayInput
        source="teacherIds"
        label={T.teachers}
        helperText={T.teachersHelp}
        choices={teachers}
        validate={required()}
      />
      <NumberInput
        source="seats"
        label={T.seats}
        helperText={T.seatsHelp}
        min={0}
        max={SEASON_SEATS_MAX}
        validate={required()}
      />
    </SimpleForm>
  );
}

/** One that has classes, or a new one as it is typed. */
function StepOfSubject() {
  const [subject, step] = useWatch({ name: ['subject', 'step'] }) as [Subject, string | undefined];
  const known = useSteps().flatMap((one) => (one.subject === subject ? [one.step] : []));
  const names = [...new Set(step ? [...known, step] : known)];
  return (
    <AutocompleteInput
      source="step"
      label={seasonTexts.step}
      helperText={T.stepHelp}
      choices={names.map((name) => ({ id: name, name }))}
      createItemLabel={`${T.newStep} %{item}`}
      onCreate={(typed) => ({ id: typed ?? '', name: typed ?? '' })}
      validate={required()}
    />
  );
}

interface LessonProps {
  readonly week: 'week1' | 'week2';
  readonly time: 'time1' | 'time2';
  readonly label: string;
}

const Lesson = ({ label, time, week }: LessonProps) => (
  <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
    <SelectInput source={week} label={label} choices={seasonTexts.weekdays} validate={required()} />
    <TextInput
      source={time}
      label={`${label}${T.time}`}
      type="time"
      validate={required()}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  </Stack>
);
