/** All domains of the backend put together. */
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
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

const labels = [commonLabels, ...list.map((domain): Labels => domain.labels)];

export const stored: Stored = {
  tables: [limitsTables, providersTables, { seedMarks }, ...list.map((domain) => domain.tables)]
    .flatMap((part) => Object.values<unknown>(part))
    .filter((value): value is PgTable => is(value, PgTable)),
  labels: {
    tables: Object.assign({}, ...labels.map(({ tables }) => tables)),
    columns: Object.assign({}, ...labels.map(({ columns }) => columns)),
  },
};
