/** Tables written by each call. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { Visitor } from '../../support/visitor';

const WRITES = /^\s*(insert into|update|delete from)\s+"?(\w+)/i;
/** Written by any call. */
const OF_ANY: readonly string[] = ['counters', 'sessions'];

type Ask = (this: Visitor, name: string, ...rest: readonly unknown[]) => Promise<unknown>;
type Query = (this: Client, what: unknown, ...rest: readonly unknown[]) => unknown;

/** By call name. Writes of the test between calls are ignored. */
export async function writtenDuring(work: () => Promise<unknown>): Promise<ReadonlyMap<string, Set<string>>> {
  const written = new Map<string, Set<string>>();
  const asking = new AsyncLocalStorage<string>();
  const ask = Visitor.prototype.ask as unknown as Ask;
  const query = Client.prototype.query as unknown as Query;
  const asks: Ask = function (name, ...rest) {
    return asking.run(name, () => ask.call(this, name, ...rest));
  };
  const queries: Query = function (what, ...rest) {
    const text = typeof what === 'string' ? what : (what as { readonly text: string }).text;
    const table = WRITES.exec(text)?.[2];
    const name = asking.getStore();
    if (table !== undefined && name !== undefined && !OF_ANY.includes(table))
      written.set(name, (written.get(name) ?? new Set()).add(table));
    return query.call(this, what, ...rest);
  };
  const spies = [
    jest.spyOn(Visitor.prototype, 'ask').mockImplementation(asks as unknown as Visitor['ask']),
    jest.spyOn(Client.prototype, 'query').mockImplementation(queries as unknown as () => void),
  ];
  await work();
  for (const spy of spies) spy.mockRestore();
  return written;
}
