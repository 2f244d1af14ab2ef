import { Chip } from '@mui/material';
import { DataTable } from 'react-admin';
import { HomeworkState } from '../../../../src/contract/homework/values';
import type { RowOf } from '../calls/client';
import { QueueList } from '../queue/QueueList';
import { Waited } from '../queue/Waited';
import { texts } from '../texts';

const T = texts.homework;
type Row = RowOf<'listHandedIn'>;

export const HomeworkList = () => (
  <QueueList>
    <DataTable.Col label={T.child} render={({ childName }: Row) => childName || texts.unnamed} />
    <DataTable.Col source="title" label={T.homework} disableSort />
    <DataTable.Col source="courseName" label={T.course} disableSort />
    <DataTable.Col
      label={T.state}
      render={({ state }: Row) => (
        <Chip
          size="small"
          variant="outlined"
          color={state === HomeworkState.handedInAgain ? 'warning' : 'default'}
          label={texts.homeworkStates[state]}
        />
      )}
    />
    <DataTable.Col label={T.waits}>
      <Waited source="handedInAt" />
    </DataTable.Col>
  </QueueList>
);
