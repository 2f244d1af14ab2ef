import { Chip } from '@mui/material';
import { DataTable, List } from 'react-admin';
import type { RowOf } from '../calls/client';
import { contentTexts } from './texts';

const T = contentTexts.agreements;
type Row = RowOf<'listAgreementVersions'>;

const COLOURS = { inForce: 'success', coming: 'warning', earlier: 'default' } as const;

export const AgreementList = () => (
  <List actions={false} exporter={false} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col label={T.type} render={({ type }: Row) => T.types[type]} />
      <DataTable.Col source="version" label={T.version} disableSort />
      <DataTable.Col source="title" label={T.title} disableSort />
      <DataTable.Col source="changedOn" label={T.changedOn} disableSort />
      <DataTable.Col source="effectiveOn" label={T.effectiveOn} disableSort />
      <DataTable.Col
        label={T.state}
        render={({ state }: Row) => (
          <Chip size="small" variant="outlined" color={COLOURS[state]} label={T.states[state]} />
        )}
      />
    </DataTable>
  </List>
);
