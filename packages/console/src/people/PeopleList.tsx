import { Box, Card, Stack, Typography } from '@mui/material';
import { DataTable, Form, List, NumberInput, SaveButton, TextInput, useListContext } from 'react-admin';
import type { AskOf, RowOf } from '../calls/client';
import { texts } from '../texts';

const T = texts.people;
type Row = RowOf<'findPerson'>;
type Asked = AskOf<'findPerson'>;

const HOME_CODE = '86';

/** One parent by id or phone: no other parent is listed. */
export const PeopleList = () => (
  <List
    actions={false}
    empty={false}
    exporter={false}
    pagination={false}
    storeKey={false}
    disableSyncWithLocation
    component="div"
  >
    <Find />
    <Found />
  </List>
);

/** The phone is sent in a body, and neither in an address nor in the browser's storage. */
function Find() {
  const { setFilters } = useListContext();
  const find = ({ areaCode, phone, userId }: Asked) =>
    setFilters(userId ? { userId } : { areaCode: areaCode ?? HOME_CODE, phone: phone?.trim() });
  return (
    <Card sx={{ p: 2, mb: 2 }}>
      <Form record={{ areaCode: HOME_CODE }} onSubmit={(asked: object) => find(asked)}>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {T.hint}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <NumberInput source="userId" label={T.userId} helperText={false} sx={{ width: 160 }} />
          <TextInput source="areaCode" label={T.areaCode} helperText={false} sx={{ width: 88 }} />
          <TextInput source="phone" label={T.phone} helperText={false} type="tel" sx={{ width: 220 }} />
          <SaveButton label="ra.action.search" icon={<></>} alwaysEnable type="submit" />
          <Box sx={{ flex: 1 }} />
        </Stack>
      </Form>
    </Card>
  );
}

function Found() {
  const { data = [], filterValues, isPending } = useListContext<Row & { id: number }>();
  if (isPending || Object.keys(filterValues as Asked).length === 0) return null;
  if (data.length === 0) return <Card sx={{ p: 4, textAlign: 'center' }}>{T.notFound}</Card>;
  return (
    <Card>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="userId" label={T.userId} disableSort />
        <PersonColumns />
      </DataTable>
    </Card>
  );
}

export const PersonColumns = () => (
  <>
    <DataTable.Col label={T.kidName} render={({ kidName }: Row) => kidName || texts.unnamed} />
    <DataTable.Col source="parentName" label={T.parentName} disableSort />
    <DataTable.Col source="phoneMask" label={T.phone} disableSort />
    <DataTable.Col
      label={T.status}
      render={({ studentStatus }: Row) => texts.studentStatuses[studentStatus]}
    />
    <DataTable.Col source="registeredOn" label={T.registeredOn} disableSort />
  </>
);
