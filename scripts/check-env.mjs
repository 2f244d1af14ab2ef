/**
 * Compares the environment variables that the code reads with those documented in .env.example and docs/operations.md, and the build's with
 * those that Dockerfile and compose.yaml pass (npm run lint).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { loadConfig } from '../server/core/config.ts';
import { inRoot } from './tools.mjs';

/** Variables of the machine, and those that our scripts set for child processes. */
const NOBODYS = [
  'AWS_EXECUTION_ENV',
  'CI',
  'FONTCONFIG_PATH',
  'LD_LIBRARY_PATH',
  'NODE_OPTIONS',
  'PATH',
  'TARO_APP_OUTPUT',
  'TARO_ENV',
  'TMPDIR',
];

const read = (file) => readFileSync(inRoot(file), 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

function filesOf(folder, ending) {
  const names = readdirSync(inRoot(folder), { recursive: true }).filter((name) => ending.test(name));
  return names.map((name) => `${folder}/${name}`);
}

/** Collected by running the backend's configuration, once with nothing set and once with everything. */
function namesOfBackend() {
  const names = new Set();
  for (const value of [undefined, 'https://example.com']) {
    try {
      loadConfig(new Proxy({}, { get: (_env, name) => (names.add(name), value) }));
    } catch (error) {
      // An address is not a number, but the error comes only after all variables were read.
      if (error.name !== 'ConfigError') throw error;
    }
  }
  return [...names];
}

const namesIn = (files) =>
  files.flatMap((file) =>
    matches(read(file), /\b(?:env\.|given\((?:env, )?'|webAddress\(')([A-Z][A-Z0-9_]*)/g),
  );

/** APP_USER_AGENTS is for the backend and the app. */
const OF_BUILD = /^(TARO_APP_|APP_USER_AGENTS$)/;
const ofBuild = namesIn(filesOf('config', /\.c?[jt]s$/));
const build = [...new Set(ofBuild)].filter((name) => OF_BUILD.test(name));
const others = [...ofBuild, ...namesIn([...filesOf('scripts', /\.mjs$/), 'playwright.config.ts'])];
const inCompose = matches(read('compose.yaml'), /\$\{([A-Z][A-Z0-9_]*)/g);
const known = new Set(
  [...namesOfBackend(), ...others, ...inCompose].filter((name) => !NOBODYS.includes(name)),
);

const problems = [];

/** `named`: the variables in a file, which must equal `wanted`. */
function compare(file, named, wanted) {
  for (const name of wanted) if (!named.includes(name)) problems.push(`${file} lacks ${name}`);
  for (const name of named)
    if (!wanted.includes(name)) problems.push(`${file} names ${name}: nothing reads it`);
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

// An image is built from the repository only: external files, e.g. keys, are not available.
const passedOn = [...new Set(build)].filter((name) => !name.endsWith('_FILE') && !NOBODYS.includes(name));
compare('Dockerfile', matches(read('Dockerfile'), /^ARG ([A-Z][A-Z0-9_]*)/gm), passedOn);
compare(
  'compose.yaml',
  matches(read('compose.yaml'), /^ +- ['"]?((?:TARO_APP_|APP_USER_AGENTS\b)[A-Z0-9_]*)/gm),
  passedOn,
);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
