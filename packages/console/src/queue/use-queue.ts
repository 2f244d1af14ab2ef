import { useCreatePath, useGetList, useNavigate, useRecordContext, useResourceContext } from 'react-admin';

/** As many as a call lists at once. */
const MOST = 100;

/** Where this record stands among those that wait, and the links to its neighbours. */
export function useQueue() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { data = [], total = 0 } = useGetList(resource, { pagination: { page: 1, perPage: MOST } });
  const at = data.findIndex(({ id }) => id === record?.id);
  const openerOf = (index: number) => {
    const found = data[index];
    if (found === undefined) return undefined;
    return () => void navigate(createPath({ resource, type: 'show', id: found.id }));
  };
  const toList = () => void navigate(createPath({ resource, type: 'list' }));
  const toNext = openerOf(at + 1);
  const toPrevious = at > 0 ? openerOf(at - 1) : undefined;
  return {
    /** From 1; 0: it does not wait any more. */
    position: at + 1,
    total,
    toPrevious,
    toNext,
    toList,
    /** After a judgement. */
    goOn: toNext ?? toPrevious ?? toList,
  };
}
export type Queue = ReturnType<typeof useQueue>;
