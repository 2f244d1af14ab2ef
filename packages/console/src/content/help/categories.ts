import { useGetList } from 'react-admin';
import type { RowOf } from '../../calls/client';

type Category = RowOf<'listHelpCategories'> & { readonly id: number };

/** As choices of an input. */
export function useCategories(): { readonly id: number; readonly name: string }[] {
  const { data = [] } = useGetList<Category>('helpCategories', { pagination: { page: 1, perPage: 100 } });
  return data.map(({ id, name }) => ({ id, name }));
}
