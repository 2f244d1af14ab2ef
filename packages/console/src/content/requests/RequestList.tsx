import { DataTable, List } from 'react-admin';
import { AddBar } from '../AddBar';
import { StateChip } from '../StateChip';
import type { RowOf } from '../../calls/client';
import { requestTexts as T } from './texts';

type Row = RowOf<'listMaterialRequests'>;

export const RequestList = () => (
  <List actions={<AddBar label={T.add} />} empty={false} exporter={false} perPage={25}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="title" label={T.title} disableSort />
      <DataTable.Col source="asker" label={T.asker} disableSort />
      <DataTable.Col label={T.to} render={({ askedOf }: Row) => T.askedOf(askedOf)} />
      <DataTable.NumberCol source="submissions" label={T.submissions} disableSort />
      <DataTable.Col label={T.askedAt} render={({ askedAt }: Row) => askedAt.slice(0, 16)} />
      <DataTable.Col label={T.endsAt} render={({ endsAt }: Row) => endsAt.slice(0, 16)} />
      <DataTable.Col
        label={T.state}
        render={({ isOver }: Row) => <StateChip isOn={!isOver} label={isOver ? T.isOver : T.isOpen} />}
      />
    </DataTable>
  </List>
);
