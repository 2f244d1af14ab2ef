import { Box } from '@mui/material';
import { AutocompleteInput, DataTable, List } from 'react-admin';
import { AddBar } from './AddBar';
import { StateChip } from './StateChip';
import type { RowOf } from '../calls/client';
import { POSITIONS, positionName } from './positions';
import { contentTexts } from './texts';

const T = contentTexts.placements;
type Row = RowOf<'listPlacements'>;

const filters = [
  <AutocompleteInput
    key="positionId"
    source="positionId"
    label={T.position}
    choices={[...POSITIONS]}
    alwaysOn
    sx={{ width: 280 }}
  />,
];

export const PlacementList = () => (
  <List actions={<AddBar label={T.add} />} empty={false} exporter={false} filters={filters} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col label={T.position} render={({ positionId }: Row) => positionName(positionId)} />
      <DataTable.Col
        label={T.looks}
        render={({ picture, textContent, title }: Row) =>
          picture === '' ? (
            textContent
          ) : (
            <Box
              component="img"
              src={`/files/${picture}`}
              alt={title}
              sx={{ height: 48, maxWidth: 160, borderRadius: 1 }}
            />
          )
        }
      />
      <DataTable.Col source="title" label={T.title} disableSort />
      <DataTable.Col label={T.order} render={({ rowSort, serial }: Row) => T.at(rowSort, serial)} />
      <DataTable.Col
        label={T.period}
        render={(row: Row) => T.between(row.startsAt.slice(0, 16), row.endsAt.slice(0, 16))}
      />
      <DataTable.Col
        label={T.state}
        render={({ isActive }: Row) => <StateChip isOn={isActive} label={isActive ? T.shown : T.hidden} />}
      />
    </DataTable>
  </List>
);
