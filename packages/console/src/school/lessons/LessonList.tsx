import { Box, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  DateInput,
  Form,
  List,
  NumberInput,
  Pagination,
  SaveButton,
  SelectInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { LessonState } from '../../../../../src/contract/staff/values';
import type { AskOf, RowOf } from '../../calls/client';
import { texts } from '../../texts';
import { withSubject } from '../subjects';
import { useCourses } from './choices';
import { MoveButton } from './MoveButton';
import { SubstituteBar } from './SubstituteBar';
import { lessonTexts as T } from './texts';

type Row = RowOf<'findSchoolLessons'>;
type Asked = Omit<AskOf<'findSchoolLessons'>, 'page' | 'limit'>;

const HOME_CODE = '86';

/** Of one child, or of a course on a day. The phone stays out of the address and of the browser's storage. */
export const LessonList = () => (
  <List
    actions={false}
    empty={false}
    exporter={false}
    pagination={false}
    perPage={50}
    storeKey={false}
    disableSyncWithLocation
    component="div"
  >
    <Find />
    <Found />
  </List>
);

const givenOf = ({ areaCode = HOME_CODE, courseId, day, phone, userId }: Asked): Asked => ({
  ...(phone ? { areaCode, phone: phone.trim() } : {}),
  ...(userId ? { userId } : {}),
  ...(courseId ? { courseId } : {}),
  ...(day ? { day } : {}),
});

const isEnough = ({ courseId, day, phone, userId }: Asked): boolean =>
  (phone ?? userId) !== undefined || (courseId !== undefined && day !== undefined);

function Find() {
  const { setFilters } = useListContext();
  const courses = useCourses();
  const [isShort, setShort] = useState(false);
  const find = (typed: Asked) => {
    const asked = givenOf(typed);
    setShort(!isEnough(asked));
    if (isEnough(asked)) setFilters(asked);
  };
  return (
    <Card sx={{ p: 2, mb: 2 }}>
      <Form record={{ areaCode: HOME_CODE }} onSubmit={(typed: object) => find(typed)}>
        <Typography color={isShort ? 'error' : 'textSecondary'} sx={{ mb: 1 }}>
          {isShort ? T.notEnough : T.hint}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
          <NumberInput source="userId" label={texts.people.userId} helperText={false} sx={{ width: 140 }} />
          <TextInput source="areaCode" label={texts.people.areaCode} helperText={false} sx={{ width: 88 }} />
          <TextInput
            source="phone"
            label={texts.people.phone}
            helperText={false}
            type="tel"
            sx={{ width: 180 }}
          />
          <SelectInput
            source="courseId"
            label={T.course}
            helperText={false}
            choices={courses}
            sx={{ width: 220 }}
          />
          <DateInput source="day" label={T.day} helperText={false} sx={{ width: 160 }} />
          <SaveButton label="ra.action.search" icon={<></>} alwaysEnable type="submit" />
          <Box sx={{ flex: 1 }} />
        </Stack>
      </Form>
    </Card>
  );
}

const ON_ONE_LINE = { whiteSpace: 'nowrap' } as const;

function Found() {
  const { data = [], filterValues, isPending } = useListContext<Row & { id: number }>();
  if (isPending || Object.keys(filterValues as Asked).length === 0) return null;
  if (data.length === 0) return <Card sx={{ p: 4, textAlign: 'center' }}>{T.notFound}</Card>;
  return (
    <Card>
      <DataTable<Row & { readonly id: number }>
        rowClick={false}
        bulkActionButtons
        bulkActionsToolbar={<SubstituteBar />}
        isRowSelectable={({ state }) => state === LessonState.coming}
      >
        <DataTable.Col
          label={T.at}
          sx={ON_ONE_LINE}
          render={({ minutes, startsAt }: Row) => `${startsAt.slice(0, 16)}，${T.length(minutes)}`}
        />
        <DataTable.Col
          label={T.child}
          render={({ kidName, userId }: Row) => `${kidName || texts.unnamed}（${userId}）`}
        />
        <DataTable.Col source="phoneMask" label={T.phone} disableSort />
        <DataTable.Col
          label={T.course}
          render={({ courseName, subject }: Row) => withSubject(subject, courseName)}
        />
        <DataTable.Col source="chapterName" label={T.chapter} disableSort />
        <DataTable.Col source="teacher" label={T.teacher} disableSort sx={ON_ONE_LINE} />
        <DataTable.Col label={T.state} sx={ON_ONE_LINE} render={({ state }: Row) => T.states[state]} />
        <DataTable.Col label="" align="right">
          <MoveButton />
        </DataTable.Col>
      </DataTable>
      <Pagination />
    </Card>
  );
}
