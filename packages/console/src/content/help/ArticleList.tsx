import { DataTable, List, SelectInput, TextInput } from 'react-admin';
import { AddBar } from '../AddBar';
import type { RowOf } from '../../calls/client';
import { useCategories } from './categories';
import { helpTexts as T } from './texts';

type Row = RowOf<'listHelpArticles'>;

export function ArticleList() {
  const categories = useCategories();
  return (
    <List
      actions={<AddBar label={T.add} />}
      empty={false}
      exporter={false}
      filters={[
        <TextInput key="keyword" source="keyword" label={T.keyword} alwaysOn />,
        <SelectInput key="categoryId" source="categoryId" label={T.category} choices={categories} alwaysOn />,
      ]}
      perPage={50}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="categoryName" label={T.category} disableSort />
        <DataTable.Col source="title" label={T.title} disableSort />
        <DataTable.NumberCol source="position" label={T.position} disableSort />
        <DataTable.Col
          label={T.votes}
          render={({ didNot, helped }: Row) => (helped + didNot === 0 ? T.noVotes : T.voted(helped, didNot))}
        />
        <DataTable.Col label={T.updatedAt} render={({ updatedAt }: Row) => updatedAt.slice(0, 10)} />
      </DataTable>
    </List>
  );
}
