import { Chip } from '@mui/material';
import { DataTable, List } from 'react-admin';
import type { RowOf } from '../../calls/client';
import { guideTexts as T } from './texts';

type Row = RowOf<'listGuides'>;

export const GuideList = () => (
  <List actions={false} exporter={false} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="title" label={T.title} disableSort />
      <DataTable.Col source="code" label={T.code} disableSort />
      <DataTable.NumberCol source="stepCount" label={T.steps} disableSort />
      <DataTable.Col
        label={T.isOwn}
        render={({ isOwn }: Row) => <Chip size="small" variant="outlined" label={isOwn ? T.own : T.ours} />}
      />
    </DataTable>
  </List>
);
