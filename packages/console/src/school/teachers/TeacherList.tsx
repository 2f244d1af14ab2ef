import { Avatar } from '@mui/material';
import { DataTable, List, TextInput } from 'react-admin';
import { AddBar } from '../../content/AddBar';
import { StateChip } from '../../content/StateChip';
import type { RowOf } from '../../calls/client';
import { teacherTexts as T } from './texts';

type Row = RowOf<'listSchoolTeachers'>;

const filters = [<TextInput key="keyword" source="keyword" label={T.keyword} alwaysOn />];

export const TeacherList = () => (
  <List actions={<AddBar label={T.add} />} empty={false} exporter={false} filters={filters} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col
        label=""
        render={({ name, picture }: Row) => (
          <Avatar src={picture === '' ? undefined : `/files/${picture}`} alt={name}>
            {name.slice(0, 1)}
          </Avatar>
        )}
      />
      <DataTable.Col source="name" label={T.name} disableSort />
      <DataTable.Col
        label={T.state}
        render={({ isPresented }: Row) => (
          <StateChip isOn={isPresented} label={isPresented ? T.isPresented : T.notPresented} />
        )}
      />
    </DataTable>
  </List>
);
