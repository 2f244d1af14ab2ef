import { Chip } from '@mui/material';
import {
  CreateButton,
  DataTable,
  List,
  NumberInput,
  RefreshButton,
  SelectInput,
  TopToolbar,
  usePermissions,
} from 'react-admin';
import type { StaffRole } from '../../../../../src/contract/staff/values';
import { StepUpStatus } from '../../../../../src/contract/stepup/values';
import type { RowOf } from '../../calls/client';
import { mayCall } from '../../calls/roles';
import { texts } from '../../texts';
import { namesOf, StepInput } from './choices';
import { PlaceButton } from './PlaceButton';
import { lessonsText, seasonTexts, timesText } from './texts';

const T = seasonTexts.families;
type Row = RowOf<'listSeasonFamilies'>;

const statuses = namesOf(seasonTexts.statuses, Object.values(StepUpStatus));
const COLOURS = { 1: 'default', 2: 'warning', 3: 'success' } as const;

const filters = [
  <SelectInput key="status" source="status" label={T.status} choices={statuses} alwaysOn />,
  <StepInput key="stepId" source="stepId" label={seasonTexts.step} alwaysOn />,
  <NumberInput key="userId" source="userId" label={T.userId} alwaysOn />,
];

export function SeasonFamilyList() {
  const { permissions: role } = usePermissions<StaffRole>();
  if (role === undefined) return null;
  const mayChange = mayCall(role, 'saveSeasonFamily');
  return (
    <List
      actions={
        <TopToolbar>
          <RefreshButton />
          {mayChange && <CreateButton label={seasonTexts.open.title} variant="contained" />}
        </TopToolbar>
      }
      empty={false}
      exporter={false}
      filters={filters}
      perPage={50}
    >
      <DataTable rowClick={mayChange ? 'edit' : false} bulkActionButtons={false}>
        <DataTable.Col
          label={T.child}
          render={({ kidName, userId }: Row) => `${kidName || texts.unnamed}（${userId}）`}
        />
        <DataTable.Col
          label={seasonTexts.step}
          render={({ step, yearStep }: Row) => T.from(step, yearStep)}
        />
        <DataTable.Col label={T.type} render={({ type }: Row) => seasonTexts.types[type]} />
        <DataTable.Col
          label={T.status}
          render={({ status }: Row) => (
            <Chip
              size="small"
              variant="outlined"
              color={COLOURS[status]}
              label={seasonTexts.statuses[status]}
            />
          )}
        />
        <DataTable.Col label={T.chosen} render={chosen} />
        <DataTable.Col
          label={T.newClass}
          render={({ newClassId, newCycle, teacher }: Row) =>
            newClassId === 0 ? T.noClass : `${lessonsText(newCycle)} ${teacher}`
          }
        />
        <DataTable.Col
          label={T.address}
          render={({ isAddressConfirmed }: Row) => (isAddressConfirmed ? T.hasAddress : '')}
        />
        {mayChange && (
          <DataTable.Col label="" align="right">
            <PlaceButton />
          </DataTable.Col>
        )}
      </DataTable>
    </List>
  );
}

/** A class or a yes is said in a word; times are what the parent wrote. */
function chosen({ completedBy, status, times }: Row): string {
  const hasAnswered = completedBy !== '' || times.length === 0;
  if (status === StepUpStatus.complete && hasAnswered) return seasonTexts.completedBy[completedBy];
  return times.map(timesText).join('；');
}
