import { Chip } from '@mui/material';
import { DataTable } from 'react-admin';
import type { RowOf } from '../calls/client';
import { QueueList } from '../queue/QueueList';
import { Waited } from '../queue/Waited';
import { texts } from '../texts';

const T = texts.works;
type Row = RowOf<'listWaitingWorks'>;

const Columns = () => (
  <>
    <DataTable.Col
      source="title"
      label={T.work}
      disableSort
      render={({ title }: Row) => title || texts.untitled}
    />
    <DataTable.Col label={T.kind} render={({ kind }: Row) => texts.workKinds[kind]} />
    <DataTable.Col label={T.form} render={({ isFilm }: Row) => (isFilm ? T.film : T.photos)} />
    <DataTable.Col source="topicTitle" label={T.topic} disableSort />
    <DataTable.Col source="childName" label={T.child} disableSort />
  </>
);

export const WorkList = () => (
  <QueueList>
    <Columns />
    <DataTable.Col label={T.waits}>
      <Waited source="sentAt" />
    </DataTable.Col>
  </QueueList>
);

export const ReportList = () => (
  <QueueList>
    <Columns />
    <DataTable.Col
      label={T.reports}
      render={({ reports }: Row) => (
        <Chip size="small" color="error" variant="outlined" label={T.reportCount(reports)} />
      )}
    />
    <DataTable.Col label={T.state} render={({ state }: Row) => texts.workStates[state]} />
  </QueueList>
);
