import { Avatar, Chip } from '@mui/material';
import { CreateButton, DataTable, List, TextInput, TopToolbar } from 'react-admin';
import type { RowOf } from '../../calls/client';
import { teacherTexts as T } from './texts';

type Row = RowOf<'listSchoolTeachers'>;

const filters = [<TextInput key="keyword" source="keyword" label={T.keyword} alwaysOn />];

export const TeacherList = () => (
  <List
    actions={
      <TopToolbar>
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
          <Chip
            size="small"
            variant="outlined"
            color={isPresented ? 'success' : 'default'}
            label={isPresented ? T.isPresented : T.notPresented}
          />
        )}
      />
    </DataTable>
  </List>
);
