import { DataTable, List } from 'react-admin';
import { AddBar } from '../../content/AddBar';
import { StateChip } from '../../content/StateChip';
import { ActivityState } from '../../../../../src/contract/activities/values';
import type { RowOf } from '../../calls/client';
import { activityTexts as T } from './texts';

type Row = RowOf<'listSchoolActivities'>;

export const ActivityList = () => (
  <List actions={<AddBar label={T.add} />} empty={false} exporter={false} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="title" label={T.title} disableSort />
      <DataTable.Col label={T.startsAt} render={({ startsAt }: Row) => startsAt.slice(0, 16)} />
      <DataTable.Col label={T.endsAt} render={({ endsAt }: Row) => endsAt.slice(0, 16)} />
      <DataTable.NumberCol source="joined" label={T.joined} disableSort />
      <DataTable.Col
        label={T.state}
        render={({ isActive, state }: Row) => (
          <StateChip
            isOn={isActive && state === ActivityState.current}
            label={isActive ? T.states[state] : T.hidden}
          />
        )}
      />
    </DataTable>
  </List>
);
