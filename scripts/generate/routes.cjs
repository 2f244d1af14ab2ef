'use strict';

const { sourceOf, writtenFrom } = require('./source.cjs');

/** Default values of an entry. */
const DEFAULTS = { aliases: [], auth: 'token', loginFree: false };

const isDefault = ([key, value]) =>
  key in DEFAULTS && JSON.stringify(DEFAULTS[key]) === JSON.stringify(value);

/** Omits page folders that the mini program lacks, to keep its main package small. */
const isElsewhere = (key, { weapp }, isMini) => key === 'page' && isMini && weapp !== 'native';

const entryOf = (entry, isMini) =>
  Object.fromEntries(
    Object.entries(entry).filter((field) => !isDefault(field) && !isElsewhere(field[0], entry, isMini)),
  );

/** The complete list of routes. Merged at run time, it would pull the calls and schemas of every domain into the first bundle. */
function routesModule(routes, { isMini = false } = {}) {
  const entries = Object.entries(routes).map(([name, entry]) => {
    const fields = sourceOf(entryOf(entry, isMini)).replace(/\n\s*/g, ' ');
    return `  ${name}: entry(${fields}),`;
  });
  return `${writtenFrom('the routes.ts of all domains')}import type { routes as manifest } from '../manifest';
import type { RouteEntry } from '../route';

type Given = Pick<RouteEntry, 'path' | 'title' | 'weapp'> & Partial<RouteEntry>;

const entry = (given: Given): RouteEntry => ({ aliases: [], auth: 'token', loginFree: false, ...given });

export const routes: typeof manifest = {
${entries.join('\n')}
};
`;
}

module.exports = { routesModule };
