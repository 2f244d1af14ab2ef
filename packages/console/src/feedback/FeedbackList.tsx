import { Chip } from '@mui/material';
import { BooleanInput, DataTable, List, RefreshButton, TopToolbar } from 'react-admin';
import type { RowOf } from '../calls/client';
import { Waited } from '../queue/Waited';
import { texts } from '../texts';

const T = texts.feedback;
type Row = RowOf<'listFeedback'>;

const filters = [<BooleanInput key="isAnswered" source="isAnswered" label={T.isAnswered} alwaysOn />];

export const FeedbackList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton />
      </TopToolbar>
    }
    empty={false}
    exporter={false}
    filters={filters}
    perPage={25}
    storeKey={false}
  >
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col label={T.kind} render={({ kind }: Row) => T.kinds[kind]} />
      <DataTable.Col label={T.child} render={({ childName }: Row) => childName || texts.unnamed} />
      <DataTable.Col label={T.order} render={({ orderNo }: Row) => orderNo || texts.audit.none} />
      <DataTable.Col label={texts.works.waits}>
        <Waited source="sentAt" />
      </DataTable.Col>
      <DataTable.Col
        label={T.state}
        render={({ answeredAt }: Row) => (
          <Chip
            size="small"
            variant="outlined"
            color={answeredAt === '' ? 'warning' : 'success'}
            label={answeredAt === '' ? T.open : T.answeredAt(answeredAt.slice(0, 16))}
          />
        )}
      />
    </DataTable>
  </List>
);
