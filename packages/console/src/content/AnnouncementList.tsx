import { Typography } from '@mui/material';
import { CreateButton, DataTable, List, RefreshButton, TopToolbar, useRecordContext } from 'react-admin';
import type { RowOf } from '../calls/client';
import { contentTexts } from './texts';

const T = contentTexts.announcements;
type Row = RowOf<'listAnnouncements'>;

export const AnnouncementList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton />
        <CreateButton label={T.write} variant="contained" />
      </TopToolbar>
    }
    exporter={false}
    perPage={25}
  >
    <DataTable rowClick={false} bulkActionButtons={false} expand={<Whole />}>
      <DataTable.Col label={T.createdAt} render={({ createdAt }: Row) => createdAt.slice(0, 16)} />
      <DataTable.Col label={T.kind} render={({ kind }: Row) => contentTexts.messageKinds[kind]} />
      <DataTable.Col source="title" label={T.title} disableSort />
      <DataTable.Col
        label={T.to}
        render={({ isToAll, sentTo }: Row) => (isToAll ? T.toAll : T.toSome(sentTo))}
      />
      <DataTable.Col
        label={T.sentTo}
        render={({ endedAt, sentTo }: Row) => (endedAt === '' ? `${T.isSending} ${sentTo}` : sentTo)}
      />
    </DataTable>
  </List>
);

function Whole() {
  const { body, button, link } = useRecordContext<Row>() ?? {};
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: 640 }}>{body}</Typography>
      {link && <Typography color="textSecondary">{`${button ?? ''} → ${link}`}</Typography>}
    </>
  );
}
