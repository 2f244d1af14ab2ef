import { DataTable, List } from 'react-admin';
import { AddBar } from '../AddBar';
import { StateChip } from '../StateChip';
import type { RowOf } from '../../calls/client';
import { moduleTexts as T } from './texts';

type Row = RowOf<'listHomeModules'>;

export const ModuleList = () => (
  <List actions={<AddBar label={T.add} />} exporter={false} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.NumberCol source="position" label={T.position} disableSort />
      <DataTable.Col source="name" label={T.name} disableSort />
      <DataTable.Col label={T.style} render={({ style }: Row) => T.styles[style]} />
      <DataTable.NumberCol source="cardCount" label={T.cards} disableSort />
      <DataTable.Col
        label={T.userTypes}
        render={({ userTypes }: Row) => userTypes.map((type) => T.audience[type]).join('、')}
      />
      <DataTable.Col
        label={T.state}
        render={({ isActive }: Row) => <StateChip isOn={isActive} label={isActive ? T.shown : T.hidden} />}
      />
    </DataTable>
  </List>
);
