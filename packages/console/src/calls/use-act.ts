import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { OperatorCallName } from '../../../../src/contract/staff/operator.schema';
import type { AskOf, AnswerOf } from './client';
import type { ConsoleProvider } from './data-provider';

interface After<N extends OperatorCallName> {
  /** Said when it is done; '' for nothing. */
  readonly done: string;
  readonly onDone?: (answer: AnswerOf<N>) => void;
}

/** After a change: what is listed may be another. */
export function useReloadLists(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: ({ queryKey: [, verb] }) => verb === 'getList' });
}

/** A call that changes something: says how it went, and lists are reloaded, whether it was done or somebody else was first. */
export function useAct<N extends OperatorCallName>(name: N, { done, onDone }: After<N>) {
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const reloadLists = useReloadLists();
  const { mutate, isPending } = useMutation({
    mutationFn: async (request: AskOf<N>) => (await provider.call(name, request)).data,
    onSuccess: (answer) => {
      if (done !== '') notify(done, { type: 'success' });
      onDone?.(answer);
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: reloadLists,
  });
  return { act: mutate, isBusy: isPending };
}
