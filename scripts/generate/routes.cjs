'use strict';

const { sourceOf, writtenFrom } = require('./source.cjs');

/** What an entry has without saying so. */
const DEFAULTS = { aliases: [], auth: 'token', loginFree: false };

const isDefault = ([key, value]) =>
  key in DEFAULTS && JSON.stringify(DEFAULTS[key]) === JSON.stringify(value);

/** The mini program's main package carries the list: the folders of screens that are not among its own are nothing to it. */
const isElsewhere = (key, { weapp }, isMini) => key === 'page' && isMini && weapp !== 'native';

const entryOf = (entry, isMini) =>
  Object.fromEntries(
    Object.entries(entry).filter((field) => !isDefault(field) && !isElsewhere(field[0], entry, isMini)),
  );

/**
 * The finished list of routes. Put together when the app starts, it would bring the calls and schemas of every domain into the
 * first bundle.
 */
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
