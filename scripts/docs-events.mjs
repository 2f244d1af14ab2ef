/**
 * Generates docs/events.md: every tracked event with its payload and the files that send it, from src/contract/events.ts. `npm run
 * docs:events` writes it; --check only compares (npm run lint).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { FIELDS } from '../src/simulator/events/fields.ts';
import { writeOrCheck } from './generated-page.mjs';
import { inRoot } from './tools.mjs';

const CONTRACT = 'src/contract/events.ts';
const source = ts.createSourceFile(
  CONTRACT,
  readFileSync(inRoot(CONTRACT), 'utf8'),
  ts.ScriptTarget.Latest,
  true,
);
const interfaces = new Map(
  source.statements.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, node]),
);
const aliases = new Map(
  source.statements.filter(ts.isTypeAliasDeclaration).map((node) => [node.name.text, node.type]),
);

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const commentOf = (node) =>
  oneLine(
    ts
      .getJSDocCommentsAndTags(node)
      .map(({ comment = '' }) => String(comment))
      .join(' '),
  );

/** Own fields behind inherited ones. */
function fieldsOf(type) {
  if (ts.isTypeLiteralNode(type)) return type.members;
  const named = ts.isTypeReferenceNode(type) && interfaces.get(type.typeName.getText());
  if (!named) return [];
  const bases = (named.heritageClauses ?? []).flatMap(({ types }) => types);
  return [
    ...bases.flatMap(({ expression }) => [...interfaces.get(expression.getText()).members]),
    ...named.members,
  ];
}

/** Names of contract types stay, short unions are written out. */
function typeText(type) {
  const alias = ts.isTypeReferenceNode(type) && aliases.get(type.typeName.getText());
  return oneLine((alias || type).getText()).replace(/^\| /, '');
}

function meaningOf(name) {
  if (!FIELDS[name]) throw new Error(`src/simulator/events/fields.ts does not say what ${name} means`);
  return FIELDS[name];
}

/** A comment of the field itself says more than what its name means elsewhere. */
function fieldLine(field) {
  const name = field.name.getText();
  const meaning = (commentOf(field) || meaningOf(name)).replace(/\.$/, '');
  return `- \`${name}${field.questionToken ? '?' : ''}\` (${typeText(field.type)}): ${meaning}`;
}

const filesUnder = (folder) =>
  readdirSync(inRoot(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(inRoot(), path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

const texts = filesUnder('src')
  .filter((file) => !/^src\/(simulator|contract|gallery)\//.test(file))
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

/** The files that name it: most call the tracker there, some hand the name on. */
function sendersOf(name) {
  const files = texts.filter(({ text }) => text.includes(`'${name}'`)).map(({ file }) => file);
  if (files.length === 0) throw new Error(`Nothing sends ${name}: delete it from ${CONTRACT}`);
  return files.map((file) => `[${file.replace('src/', '')}](../${file})`).join(', ');
}

/** The comment of a group's first event begins with the group's name. */
const GROUP = /^([A-Z][\w-]*)[.:] ?/;

function section(event) {
  const name = event.name.getText();
  const comment = commentOf(event);
  const group = GROUP.exec(comment)?.[1];
  const note = comment.replace(GROUP, '');
  return [
    ...(group ? [`## ${group}`, ''] : []),
    `### \`${name}\``,
    '',
    ...(note ? [note, ''] : []),
    ...[...fieldsOf(event.type)].map(fieldLine),
    '',
    `Sent by ${sendersOf(name)}.`,
    '',
  ].join('\n');
}

const events = interfaces.get('EventPayloads').members;

await writeOrCheck(
  'docs/events.md',
  'docs:events',
  `# Tracked events

Written by \`npm run docs:events\` from \`${CONTRACT}\` and \`src/simulator/events/fields.ts\`; \`npm run lint\` fails when it is stale.

There are ${events.length}. A record has the payload as \`paras\`, beside what every record has (\`EventRecord\`: who, where, when). No payload has a phone number, a
code, a password, a token or a text that a parent typed. Records wait on the device, go in lists every three seconds, and at once when the page
hides. One's own as they happen: [testing](testing.md#three-ways-to-a-scenario). Types with a capital are those of \`src/contract\`.

${events.map(section).join('\n')}`,
);
