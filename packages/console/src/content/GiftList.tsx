import { Box } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { AddBar } from './AddBar';
import { StateChip } from './StateChip';
import type { RowOf } from '../calls/client';
import { contentTexts } from './texts';

const T = contentTexts.gifts;
type Row = RowOf<'listGifts'>;

export const GiftList = () => (
  <List actions={<AddBar label={T.add} />} empty={false} exporter={false} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col
        label={contentTexts.picture.label}
        render={({ picture, title }: Row) => (
          <Box component="img" src={`/files/${picture}`} alt={title} sx={{ height: 48, borderRadius: 1 }} />
        )}
      />
      <DataTable.Col source="title" label={T.title} disableSort />
      <DataTable.Col label={T.cost} render={({ cost, currency }: Row) => T.price(cost, currency)} />
      <DataTable.Col source="stock" label={T.stock} disableSort />
      <DataTable.Col source="mostEach" label={T.mostEach} disableSort />
      <DataTable.Col label={T.isSent} render={({ isSent }: Row) => T.sending[`${isSent}`]} />
      <DataTable.Col source="place" label={T.place} disableSort />
      <DataTable.Col
        label={T.state}
        render={({ isShown }: Row) => <StateChip isOn={isShown} label={isShown ? T.shown : T.hidden} />}
      />
    </DataTable>
  </List>
);
