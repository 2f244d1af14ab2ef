import { DataTable, List, SelectInput, TextInput } from 'react-admin';
import { AddBar } from '../../content/AddBar';
import type { RowOf } from '../../calls/client';
import { subjectNames, subjects } from '../subjects';
import { courseTexts as T } from './texts';

type Row = RowOf<'listSchoolCourses'>;

const filters = [
  <TextInput key="keyword" source="keyword" label={T.keyword} alwaysOn />,
  <SelectInput key="subject" source="subject" label={T.subject} choices={subjects} alwaysOn />,
];

export const CourseList = () => (
  <List actions={<AddBar label={T.add} />} empty={false} exporter={false} filters={filters} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.NumberCol source="position" label={T.position} disableSort />
      <DataTable.Col source="name" label={T.name} disableSort />
      <DataTable.Col label={T.subject} render={({ subject }: Row) => subjectNames[subject]} />
      <DataTable.Col label={T.type} render={({ type }: Row) => T.types[type]} />
      <DataTable.Col label={T.audience} render={({ audience }: Row) => T.audiences[audience]} />
      <DataTable.NumberCol source="lessons" label={T.lessons} disableSort />
      <DataTable.NumberCol source="chapterCount" label={T.chapterCount} disableSort />
    </DataTable>
  </List>
);
