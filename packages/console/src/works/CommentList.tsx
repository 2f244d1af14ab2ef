import { Button, Stack } from '@mui/material';
import { DataTable, List, RefreshButton, TopToolbar, useRecordContext } from 'react-admin';
import type { RowOf } from '../calls/client';
import { useAct } from '../calls/use-act';
import { NothingWaits } from '../queue/QueueList';
import { Waited } from '../queue/Waited';
import { texts } from '../texts';

const T = texts.comments;

/** Short enough to be judged in the list. */
export const CommentList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton />
      </TopToolbar>
    }
    empty={<NothingWaits />}
    exporter={false}
    perPage={25}
  >
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="text" label={T.text} disableSort />
      <DataTable.Col source="workTitle" label={T.work} disableSort />
      <DataTable.Col label={texts.works.waits}>
        <Waited source="writtenAt" />
      </DataTable.Col>
      <DataTable.Col label="" align="right">
        <Judge />
      </DataTable.Col>
    </DataTable>
  </List>
);

function Judge() {
  const comment = useRecordContext<RowOf<'listWaitingComments'>>();
  const show = useAct('approveComment', { done: T.shown });
  const refuse = useAct('refuseComment', { done: T.refused });
  if (comment === undefined) return null;
  const { id } = comment;
  const isBusy = show.isBusy || refuse.isBusy;
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button size="small" variant="contained" disabled={isBusy} onClick={() => show.act({ id })}>
        {T.show}
      </Button>
      <Button size="small" color="error" disabled={isBusy} onClick={() => refuse.act({ id })}>
        {T.refuse}
      </Button>
    </Stack>
  );
}
