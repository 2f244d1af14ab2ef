import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { DataTable, List, RefreshButton, TopToolbar, useNotify, useRecordContext } from 'react-admin';
import type { RowOf } from '../calls/client';
import { useAct } from '../calls/use-act';
import { texts } from '../texts';
import { PersonColumns } from './PeopleList';

const T = texts.newcomers;

/** New families, for whom a link is made that logs them in once. */
export const NewcomerList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton />
      </TopToolbar>
    }
    exporter={false}
    perPage={25}
  >
    <DataTable rowClick={false} bulkActionButtons={false}>
      <PersonColumns />
      <DataTable.Col label="" align="right">
        <MakeLink />
      </DataTable.Col>
    </DataTable>
  </List>
);

function MakeLink() {
  const person = useRecordContext<RowOf<'listNewcomers'>>();
  const notify = useNotify();
  const [link, setLink] = useState('');
  const { act, isBusy } = useAct('makeEntranceLink', { done: '', onDone: (answer) => setLink(answer.link) });
  if (person === undefined) return null;
  const copy = () =>
    void navigator.clipboard.writeText(link).then(() => notify(T.copied, { type: 'success' }));
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => act({ userId: person.userId })}
      >
        {T.make}
      </Button>
      <Dialog open={link !== ''} fullWidth maxWidth="sm">
        <DialogTitle>{T.title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{T.once}</Typography>
          <TextField value={link} fullWidth label={T.title} slotProps={{ htmlInput: { readOnly: true } }} />
        </DialogContent>
        <DialogActions>
          <Button onClick={copy}>{T.copy}</Button>
          <Button variant="contained" onClick={() => setLink('')}>
            {T.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
