/**
 * Holds the environment variables that the code reads against those that .env.example and docs/operations.md name, and the
 * build's against what the Dockerfile and compose.yaml pass on (npm run lint).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { loadConfig } from '../server/core/config.ts';
import { inRoot } from './tools.mjs';

/** The machine's own, and what our scripts set for the programs that they start. */
const NOBODYS = [
  'AWS_EXECUTION_ENV',
  'CI',
  'FONTCONFIG_PATH',
  'LD_LIBRARY_PATH',
  'PATH',
  'TARO_APP_OUTPUT',
  'TARO_ENV',
  'TMPDIR',
];

const read = (file) => readFileSync(inRoot(file), 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

function filesOf(folder, ending) {
  const names = readdirSync(inRoot(folder), { recursive: true }).filter((name) => name.endsWith(ending));
  return names.map((name) => `${folder}/${name}`);
}

/** The backend is asked and not searched: what it reads when nothing is set, and when everything is. */
function namesOfBackend() {
  const names = new Set();
  for (const value of [undefined, 'https://example.com']) {
    try {
      loadConfig(new Proxy({}, { get: (_env, name) => (names.add(name), value) }));
    } catch (error) {
      // An address is no number. It says so when it has read everything.
      if (error.name !== 'ConfigError') throw error;
    }
  }
  return [...names];
}

const namesIn = (files) =>
  files.flatMap((file) =>
    matches(read(file), /\b(?:process\.env\.|given\('|webAddress\(')([A-Z][A-Z0-9_]*)/g),
  );

const build = namesIn(filesOf('config', '.ts')).filter((name) => name.startsWith('TARO_APP_'));
const others = namesIn([...filesOf('config', '.ts'), ...filesOf('scripts', '.mjs'), 'playwright.config.ts']);
const inCompose = matches(read('compose.yaml'), /\$\{([A-Z][A-Z0-9_]*)/g);
const known = new Set(
  [...namesOfBackend(), ...others, ...inCompose].filter((name) => !NOBODYS.includes(name)),
);

const problems = [];

/** `named`: the variables of a file that must name exactly `wanted`. */
function compare(file, named, wanted) {
  for (const name of wanted) if (!named.includes(name)) problems.push(`${file} lacks ${name}`);
  for (const name of named)
    if (!wanted.includes(name)) problems.push(`${file} names ${name}: nobody reads it`);
  const twice = named.filter((name, index) => named.indexOf(name) !== index);
  for (const name of new Set(twice)) problems.push(`${file} names ${name} twice`);
}

/** The first cells of the tables that list variables. */
function namesInTables(text) {
  const cells = matches(text, /^\| +(`[A-Z][^|]*?) +\|/gm);
  return cells.flatMap((cell) => matches(cell, /`([A-Z][A-Z0-9_]*)`/g));
}

compare('.env.example', matches(read('.env.example'), /^(?:# )?([A-Z][A-Z0-9_]*)=/gm), [...known]);
compare('docs/operations.md', namesInTables(read('docs/operations.md')), [...known]);

// An image is built from what the repository holds: a file beside it, such as a key's, is not there.
const passedOn = [...new Set(build)].filter((name) => !name.endsWith('_FILE') && !NOBODYS.includes(name));
compare('Dockerfile', matches(read('Dockerfile'), /^ARG ([A-Z][A-Z0-9_]*)/gm), passedOn);
compare('compose.yaml', matches(read('compose.yaml'), /^ +- ['"]?(TARO_APP_[A-Z0-9_]*)/gm), passedOn);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
