import { CreateButton, DataTable, List, RefreshButton, TopToolbar } from 'react-admin';
import { StateChip } from '../../content/StateChip';
import type { RowOf } from '../../calls/client';
import { StepInput } from './choices';
import { seasonTexts, timesText } from './texts';

const T = seasonTexts.classes;
type Row = RowOf<'listSeasonClasses'>;

const filters = [<StepInput key="stepId" source="stepId" label={seasonTexts.step} alwaysOn />];

export const SeasonClassList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton />
        <CreateButton label={T.add} variant="contained" />
      </TopToolbar>
    }
    empty={false}
    exporter={false}
    filters={filters}
    perPage={50}
  >
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col
        label={seasonTexts.step}
        render={({ step, subject }: Row) => `${seasonTexts.subjects[subject]} ${step}`}
      />
      <DataTable.Col label={T.times} render={(row: Row) => timesText(row)} />
      <DataTable.Col label={T.firstLiveAt} render={({ firstLiveAt }: Row) => firstLiveAt.slice(0, 16)} />
      <DataTable.Col label={T.teachers} render={({ teachers }: Row) => teachers.join('、')} />
      <DataTable.Col
        label={T.seats}
        render={({ seats, taken }: Row) => (
          <StateChip
            isOn={taken < seats}
            label={taken < seats ? T.seatsOf(taken, seats) : `${T.seatsOf(taken, seats)} ${T.full}`}
          />
        )}
      />
    </DataTable>
  </List>
);
