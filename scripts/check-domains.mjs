/**
 * A lint step: the folders of every layer are named after the domains of src/contract/domains.ts, except the few listed here; and every
 * domain with served calls has its folder in the backend.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './tools.mjs';

/** Folders that belong to no domain, by layer. */
export const SHELL = {
  'src/contract': ['bridge', 'generated'],
  'src/features': ['dates', 'popups', 'screen', 'shapes'],
  'src/pages': [],
  server: ['core', 'domains'],
  'server/domains': [],
  'test/builders': [],
  'test/server': ['shell', 'support'],
  // The other layers' own names.
  'test/unit': [
    ...['api', 'config', 'contract', 'crypto', 'dates', 'helpers', 'platform', 'popups', 'router'],
    ...['scripts', 'services', 'simulator', 'start', 'stores', 'support'],
  ],
  'test/pages': ['components', 'popups', 'screen', 'shapes', 'support'],
  'test/e2e/h5': ['shell'],
  'test/e2e/weapp': ['shell', 'support'],
};

/** The names in a list of domains, with one `export { word } from './word'` per line. */
export const wordsOf = (text) =>
  [...text.matchAll(/^export \{ (\w+) \} from '\.\/(?:domains\/)?(\w+)';$/gm)].map(([, word, folder]) => {
    if (word !== folder) throw new Error(`${word} lives in the folder ${folder}`);
    return word;
  });

const foldersOf = (place) =>
  existsSync(inRoot(place))
    ? readdirSync(inRoot(place), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && readdirSync(inRoot(place, entry.name)).length > 0)
        .map(({ name }) => name)
    : [];

/** Errors, one line each. */
export function strangers(words, folders = foldersOf) {
  return Object.entries(SHELL).flatMap(([place, shell]) =>
    folders(place)
      .filter((name) => !words.includes(name) && !shell.includes(name))
      .map(
        (name) =>
          `${place}/${name} is neither a domain nor a folder of the shell (scripts/check-domains.mjs)`,
      ),
  );
}

if (process.argv[1] === inRoot('scripts', 'check-domains.mjs')) {
  const words = wordsOf(readFileSync(inRoot('src/contract/domains.ts'), 'utf8'));
  const served = wordsOf(readFileSync(inRoot('server/domains.ts'), 'utf8'));
  const faults = [
    ...strangers(words),
    ...words
      .filter((word) => !existsSync(inRoot('src/contract', word)))
      .map((word) => `src/contract/${word} is missing`),
    ...served
      .filter((word) => !words.includes(word))
      .map((word) => `server/domains.ts: ${word} is no domain`),
    ...foldersOf('server/domains')
      .filter((name) => words.includes(name) && !served.includes(name))
      .map((name) => `server/domains/${name} is missing in server/domains.ts`),
  ];
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
