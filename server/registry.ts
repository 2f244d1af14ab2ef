/** Combines all domains: merges what each of them offers. */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Intersection } from '../src/contract/merge';
import type { Domain } from './core/domain';
import { core } from './core/domain/core';
import { commonLabels, type Labels } from './core/labels';
import type { Handlers } from './core/http/handler';
import type { Offers } from './core/http/context';
import type { SchemaRegistry } from './core/schema-registry';
import * as domains from './domains';

type ServerDomains = typeof domains;
type HandlersIn<D> = D extends { readonly handlers: infer H } ? H : never;

/** Fails to compile if a served call has no handler. */
export const handlers: Handlers = Object.assign(
  {},
  ...Object.values(domains).map((domain) => domain.handlers),
) as Intersection<HandlersIn<ServerDomains[keyof ServerDomains]>>;

const tablesIn = (part: Readonly<Record<string, unknown>>): PgTable[] =>
  Object.values(part).filter((value): value is PgTable => is(value, PgTable));

/** A domain's column labels apply to its own tables only; another domain may label a column of the same name differently. */
const ownWords = ({ tables = {}, labels }: Domain): Readonly<Record<string, string>> => {
  const words: Labels['columns'] = { ...commonLabels.columns, ...labels?.columns };
  const named = tablesIn(tables)
    .map(getTableConfig)
    .flatMap(({ name: table, columns }) =>
      columns.map(({ name }) => [`${table}.${name}`, words[name]] as const),
    );
  return Object.fromEntries(named.flatMap(([column, word]) => (word === undefined ? [] : [[column, word]])));
};

/** Merges the domains' offers: arrays are concatenated, records are merged. */
export function sumOf(list: readonly Domain[]) {
  const offered = <K extends keyof Domain>(name: K): NonNullable<Domain[K]>[] =>
    list.flatMap(({ [name]: part }) => (part === undefined ? [] : [part]));
  const labels = offered('labels');
  const schemaRegistry: SchemaRegistry = {
    tables: offered('tables').flatMap(tablesIn),
    labels: {
      tables: Object.assign({}, ...labels.map(({ tables }) => tables)),
      columns: Object.assign({}, ...list.map(ownWords), ...labels.map(({ columns }) => columns)),
      files: labels.flatMap(({ files = [] }) => files),
    },
  };
  const offers: Offers = {
    playable: byName('playable', offered('playable')),
    onLogin: offered('onLogin'),
    onRemoval: offered('onRemoval'),
    losses: offered('losses'),
    sessionOf: onlyOne('sessionOf', offered('sessionOf')),
    fileAt: byName('fileAt', offered('fileAt')),
  };
  return {
    schemaRegistry,
    offers,
    routes: offered('routes').flat(),
    jobs: offered('jobs').flat(),
    queues: offered('queues').flat(),
    seeds: offered('seed'),
    imports: offered('imports').flat(),
    testTools: offered('testTools'),
    demoRecognition: onlyOne('demoRecognition', offered('demoRecognition')),
  };
}

export type Sum = ReturnType<typeof sumOf>;

/** Throws on a duplicate key, since one domain would silently override the other. */
function byName<Part extends object>(offer: keyof Domain, parts: readonly Part[]): Part {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two domains offer ${offer} ${twice}`);
  return Object.assign({}, ...parts) as Part;
}

function onlyOne<Part>(name: keyof Domain, parts: readonly Part[]): Part {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0)
    throw new Error(`One domain offers ${name}, not ${parts.length}`);
  return part;
}

export const allDomains: readonly Domain[] = [core, ...Object.values(domains)];
export const registered = sumOf(allDomains);
export const { schemaRegistry } = registered;
