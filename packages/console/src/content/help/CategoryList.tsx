import { DataTable, List } from 'react-admin';
import { AddBar } from '../AddBar';
import { helpTexts as T } from './texts';

export const CategoryList = () => (
  <List actions={<AddBar label={T.addCategory} />} exporter={false} perPage={50}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="name" label={T.name} disableSort />
      <DataTable.NumberCol source="articles" label={T.articles} disableSort />
      <DataTable.NumberCol source="position" label={T.position} disableSort />
    </DataTable>
  </List>
);
