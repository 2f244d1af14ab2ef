import { DataTable } from 'react-admin';
import type { RowOf } from '../calls/client';
import { QueueList } from '../queue/QueueList';
import { Waited } from '../queue/Waited';
import { texts } from '../texts';

const T = texts.materials;
type Row = RowOf<'listSentMaterials'>;

export const MaterialList = () => (
  <QueueList>
    <DataTable.Col source="title" label={T.title} disableSort />
    <DataTable.Col label={T.child} render={({ childName }: Row) => childName || texts.unnamed} />
    <DataTable.Col source="asker" label={T.asker} disableSort />
    <DataTable.Col label={texts.works.waits}>
      <Waited source="sentAt" />
    </DataTable.Col>
  </QueueList>
);
