/** All domains of the backend put together. */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Intersection } from '../src/contract/merge';
import { seedMarks } from './core/db/seed-marks';
import * as domains from './domains';
import type { Handlers } from './core/http/handler';
import { commonLabels, type Labels } from './core/labels';
import * as limitsTables from './core/limits/tables';
import * as providersTables from './core/providers/tables';
import type { Stored } from './core/stored';

type ServerDomains = typeof domains;

const list = Object.values(domains);

/** Does not compile while a served call has no handler. */
export const handlers: Handlers = Object.assign({}, ...list.map((domain) => domain.handlers)) as Intersection<
  ServerDomains[keyof ServerDomains]['handlers']
>;

const tablesIn = (part: Readonly<Record<string, unknown>>): PgTable[] =>
  Object.values<unknown>(part).filter((value): value is PgTable => is(value, PgTable));

/** A domain's word for a column holds for its own tables, whatever another one calls a column of that name. */
const ownWords = ({ tables, labels }: (typeof list)[number]): Readonly<Record<string, string>> => {
  const words: Labels['columns'] = { ...commonLabels.columns, ...labels.columns };
  const named = tablesIn(tables)
    .map(getTableConfig)
    .flatMap(({ name: table, columns }) =>
      columns.map(({ name }) => [`${table}.${name}`, words[name]] as const),
    );
  return Object.fromEntries(named.flatMap(([column, word]) => (word === undefined ? [] : [[column, word]])));
};

const labels = [commonLabels, ...list.map((domain): Labels => domain.labels)];

export const stored: Stored = {
  tables: [limitsTables, providersTables, { seedMarks }, ...list.map((domain) => domain.tables)].flatMap(
    tablesIn,
  ),
  labels: {
    tables: Object.assign({}, ...labels.map(({ tables }) => tables)),
    columns: Object.assign({}, ...list.map(ownWords), ...labels.map(({ columns }) => columns)),
  },
};
