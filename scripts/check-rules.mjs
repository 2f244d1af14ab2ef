/**
 * Validates docs/rules: every rule has a unique id, a source and an existing test, and comments cite only existing rules. `node
 * scripts/check-rules.mjs [folder]` prints errors, with exit code 1 if there are any.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { wordsOf } from './check-domains.mjs';
import { root as here } from './tools.mjs';

const root = path.resolve(process.argv[2] ?? here);
const RULES = 'docs/rules';
const NO_RULES = ['README.md'];
/** Folders whose comments may cite rules. */
const CITING = ['src', 'server', 'packages/demo', 'test', 'config', 'scripts', 'types', 'docs'];
const READABLE = /\.(ts|tsx|mjs|cjs|js|scss|html|md)$/;
const NOT_OURS = ['node_modules', 'dist'];

const RULE = /^- \*\*([a-z]+)-([1-9]\d*)\*\* (\S.*) _\(([^()]+)\)_$/;
const PROOF = /^ {2}- `([^`]+)` › "([^"]+)"$/;
const SOURCE = /^(part [12] section \d+(\.\d+)?|decisions \d+|our decision)$/;
const CITATION = /\brule ([a-z]+-\d+)\b/g;
/** Documents outside the repository, which a reader could not look up. */
const ELSEWHERE =
  /\bdecisions\.md\b|\bdecisions? \d|\b(look|design)\.md\b|\bpart [12],? sections? \d|\bsections? \d/i;

const faults = [];
const fault = (where, what) => faults.push(`${where}: ${what}`);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Files below a folder, as paths from the root. */
function filesBelow(folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : filesBelow(file);
    return READABLE.test(entry.name) ? [file] : [];
  });
}

/** The rules of a file; lines that look like a rule but are not one are errors. */
function rulesOf(file) {
  const rules = [];
  for (const [index, line] of read(file).split('\n').entries()) {
    const where = `${file}:${index + 1}`;
    const [, domain, number, , sources] = RULE.exec(line) ?? [];
    const [, test, title] = PROOF.exec(line) ?? [];
    if (domain !== undefined)
      rules.push({ where, file, domain, id: `${domain}-${number}`, sources, proofs: [] });
    else if (test !== undefined && rules.length > 0) rules.at(-1).proofs.push({ where, test, title });
    else if (/^\s*[-*] /.test(line)) fault(where, 'is neither a rule nor the test of one');
  }
  return rules;
}

function checkRule(rule, known) {
  const { where, file, domain, id, sources, proofs } = rule;
  if (path.basename(file, '.md') !== domain) fault(where, `${id} stands in the file of another domain`);
  if (known.has(id)) fault(where, `${id} is there twice`);
  known.add(id);
  for (const source of sources.split('; ')) {
    if (!SOURCE.test(source)) fault(where, `${id} has a source that nobody knows: ${source}`);
  }
  if (proofs.length === 0) fault(where, `${id} has no test`);
  for (const proof of proofs) checkProof(id, proof);
}

function checkProof(id, { where, test, title }) {
  if (!existsSync(path.join(root, test)))
    return fault(where, `${id} names a test file that is not there: ${test}`);
  const found = titlesOf(test).filter(({ text }) => text.includes(title));
  if (found.length === 0) fault(where, `${id} names a test that is not there: "${title}"`);
  else if (found.every(({ isSkipped }) => isSkipped))
    fault(where, `${id} names a test that does not run: "${title}"`);
}

const titlesByFile = new Map();

/** Titles of a file's tests; placeholders of templates stay as `${…}`. */
function titlesOf(file) {
  const known = titlesByFile.get(file);
  if (known) return known;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const titles = [];
  const visit = (node) => {
    const text = ts.isCallExpression(node) ? titleOf(node) : '';
    if (text) titles.push({ text, isSkipped: isSkipped(node.expression) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind));
  titlesByFile.set(file, titles);
  return titles;
}

/** Of `it('…')`, `test.each(…)('…')`, `describe('…')` etc.; '' for any other call. */
function titleOf({ expression, arguments: [first] }) {
  return first && ['it', 'test', 'describe'].includes(nameOf(expression)) ? textOf(first) : '';
}

function nameOf(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) return nameOf(node.tag);
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? nameOf(node.expression) : '';
}

/** Only in the callee: a `.todo` among a table's values is something else. */
function isSkipped(node) {
  if (ts.isCallExpression(node)) return isSkipped(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return isSkipped(node.tag);
  if (!ts.isPropertyAccessExpression(node)) return false;
  return ['skip', 'todo', 'fixme'].includes(node.name.text) || isSkipped(node.expression);
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : '';
}

function checkCitations(file, known) {
  for (const [index, line] of read(file).split('\n').entries()) {
    const where = `${file}:${index + 1}`;
    for (const [, id] of line.matchAll(CITATION)) {
      if (!known.has(id)) fault(where, `cites rule ${id}, which is not there`);
    }
    const [list] = ELSEWHERE.exec(line) ?? [];
    if (list) fault(where, `cites a list that is not in the repository: ${list}`);
  }
}

/** Files must be named after a domain, or `shell`. */
function checkNames(files) {
  const words = ['shell', ...wordsOf(read('src/contract/domains.ts'))];
  const strangers = files.filter((file) => !words.includes(path.basename(file, '.md')));
  for (const file of strangers) fault(file, 'is called after no domain');
}

const known = new Set();
const files = filesBelow(RULES).filter((file) => !NO_RULES.includes(path.basename(file)));
checkNames(files);
for (const rule of files.flatMap(rulesOf)) checkRule(rule, known);
const atTheRoot = readdirSync(root).filter((name) => READABLE.test(name));
for (const file of [...CITING.flatMap(filesBelow), ...atTheRoot]) {
  if (!file.startsWith(`${RULES}/`)) checkCitations(file, known);
}

for (const line of faults) console.error(line);
console.log(`${known.size} rules, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
