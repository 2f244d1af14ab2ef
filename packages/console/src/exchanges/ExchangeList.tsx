import { DataTable } from 'react-admin';
import type { RowOf } from '../calls/client';
import { QueueList } from '../queue/QueueList';
import { Waited } from '../queue/Waited';
import { texts } from '../texts';
import { exchangeTexts as T } from './texts';

type Row = RowOf<'listWaitingExchanges'>;

export const ExchangeList = () => (
  <QueueList>
    <DataTable.Col label={T.gift} render={({ count, title }: Row) => `${title}${T.count(count)}`} />
    <DataTable.Col label={T.child} render={({ childName }: Row) => childName || texts.unnamed} />
    <DataTable.Col label={texts.works.waits}>
      <Waited source="exchangedAt" />
    </DataTable.Col>
  </QueueList>
);
