import { DataTable, List, NumberInput, RefreshButton, TopToolbar } from 'react-admin';
import type { RowOf } from '../calls/client';
import { texts } from '../texts';
import { auditAction } from './texts';

const T = texts.audit;
type Row = RowOf<'listAudit'>;

const filters = [
  <NumberInput key="userId" source="userId" label={T.userId} alwaysOn />,
  <NumberInput key="staffId" source="staffId" label={T.staffId} alwaysOn />,
];

const detailText = (detail: Row['detail']): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join('，');

/** Who did what to which parent, newest first. */
export const AuditList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton />
      </TopToolbar>
    }
    empty={false}
    exporter={false}
    filters={filters}
    perPage={50}
  >
    <DataTable rowClick={false} bulkActionButtons={false} size="small">
      <DataTable.Col source="at" label={T.at} disableSort />
      <DataTable.Col label={T.name} render={({ name, staffId }: Row) => `${name}（${staffId}）`} />
      <DataTable.Col label={T.action} render={({ action }: Row) => auditAction(action)} />
      <DataTable.Col label={T.userId} render={({ userId }: Row) => userId ?? T.none} />
      <DataTable.Col label={T.detail} render={({ detail }: Row) => detailText(detail)} />
    </DataTable>
  </List>
);
