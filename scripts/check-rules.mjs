/**
 * Validates docs/rules: every rule has a unique id, a source and existing test files, and only existing rules are cited. `node
 * scripts/check-rules.mjs [folder]` prints errors, with exit code 1 if there are any.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from './check-domains.mjs';
import { root as here } from './tools.mjs';

const root = path.resolve(process.argv[2] ?? here);
const RULES = 'docs/rules';
const README = `${RULES}/README.md`;
/** Folders whose files may cite rules. */
const CITING = ['src', 'server', 'packages/demo', 'test', 'config', 'scripts', 'types', 'docs'];
const READABLE = /\.(ts|tsx|mjs|cjs|js|scss|html|md)$/;
const NOT_OURS = ['node_modules', 'dist'];

const RULE = /^- \*\*([a-z]+)-([1-9]\d*)\*\* \S.* _\(([^()]+)\)_$/;
const PROOF = /^ {2}- `(test\/[^`]+\.tsx?)`$/;
const SOURCE = /^(part [12] section \d+(\.\d+)?|decisions \d+)$/;
/** `rule hours-1`, `rules hours-1 and hours-2`, `rules hours-1 to hours-4`. */
const CITATION = /\brules? [a-z]+-\d+(?:(?:,| and| to) [a-z]+-\d+)*/gi;
const ID = /\b[a-z]+-\d+\b/g;
/** Documents outside the repository, which a reader could not look up. */
const ELSEWHERE =
  /\bdecisions\.md\b|\bdecisions? \d|\b(look|design)\.md\b|\bpart [12],? sections? \d|\bsections? \d/i;

const faults = [];
const fault = (where, what) => faults.push(`${where}: ${what}`);
const linesOf = (file) => readFileSync(path.join(root, file), 'utf8').split('\n');

/** Files below a folder, as paths from the root. */
function filesBelow(folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : filesBelow(file);
    return READABLE.test(entry.name) ? [file] : [];
  });
}

/** The rules of a file; list items that are neither a rule nor a test file are errors. */
function rulesOf(file) {
  const rules = [];
  for (const [index, line] of linesOf(file).entries()) {
    const where = `${file}:${index + 1}`;
    const [, domain, number, sources] = RULE.exec(line) ?? [];
    const [, test] = PROOF.exec(line) ?? [];
    if (domain) rules.push({ where, file, domain, id: `${domain}-${number}`, sources, tests: [] });
    else if (test && rules.length > 0) rules.at(-1).tests.push(test);
    else if (/^\s*[-*] /.test(line)) fault(where, 'is neither a rule nor a test file');
  }
  return rules;
}

function checkRule({ where, file, domain, id, sources, tests }, known) {
  if (path.basename(file, '.md') !== domain) fault(where, `${id} is in the file of another domain`);
  if (known.has(id)) fault(where, `${id} exists twice`);
  known.add(id);
  for (const source of sources.split('; ')) {
    if (!SOURCE.test(source)) fault(where, `${id} has an unknown source: ${source}`);
  }
  if (tests.length === 0) fault(where, `${id} has no test file`);
  for (const test of tests) {
    if (!existsSync(path.join(root, test))) fault(where, `${id} names a missing test file: ${test}`);
  }
}

function checkCitations(file, known) {
  for (const [index, line] of linesOf(file).entries()) {
    const where = `${file}:${index + 1}`;
    const cited = (line.match(CITATION) ?? []).flatMap((citation) => citation.match(ID));
    for (const id of cited.filter((one) => !known.has(one)))
      fault(where, `cites rule ${id}, which does not exist`);
    const [list] = ELSEWHERE.exec(line) ?? [];
    if (list) fault(where, `cites a document that is not in the repository: ${list}`);
  }
}

const known = new Set();
const files = filesBelow(RULES).filter((file) => file !== README);
const names = ['shell', ...wordsOf(linesOf('src/contract/domains.ts').join('\n'))];
for (const file of files) {
  if (!names.includes(path.basename(file, '.md'))) fault(file, 'is named after no domain');
  for (const rule of rulesOf(file)) checkRule(rule, known);
}
const atTheRoot = readdirSync(root).filter((name) => READABLE.test(name));
for (const file of [...CITING.flatMap(filesBelow), ...atTheRoot]) {
  if (!file.startsWith(`${RULES}/`)) checkCitations(file, known);
}

for (const line of faults) console.error(line);
console.log(`${known.size} rules, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
