import { DataTable, List, ShowButton } from 'react-admin';
import { AddBar } from '../AddBar';
import { StateChip } from '../StateChip';
import type { RowOf } from '../../calls/client';
import { surveyTexts as T } from './texts';

type Row = RowOf<'listSurveys'>;

export const SurveyList = () => (
  <List actions={<AddBar label={T.add} />} exporter={false} perPage={25}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="title" label={T.title} disableSort />
      <DataTable.Col source="code" label={T.code} disableSort />
      <DataTable.NumberCol source="answers" label={T.answers} disableSort />
      <DataTable.Col label={T.endsAt} render={({ endsAt }: Row) => endsAt.slice(0, 16)} />
      <DataTable.Col
        label={T.state}
        render={({ isOver }: Row) => <StateChip isOn={!isOver} label={isOver ? T.isOver : T.isOpen} />}
      />
      <DataTable.Col label="" align="right">
        <ShowButton label={T.show} icon={<></>} />
      </DataTable.Col>
    </DataTable>
  </List>
);
