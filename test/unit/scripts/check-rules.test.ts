import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../../../scripts/check-rules.mjs');

/** Put together from its words: this file is read by the check, too. */
const [PART, SECTION, LIST, LOOK, DESIGN] = ['part', 'section', 'decisions', 'look', 'design'];

/** A small repository in which nothing is wrong. */
const SOUND = {
  'docs/rules/hours.md': [
    '# Hours',
    '',
    `- **hours-1** A lesson takes one hour. _(${PART} 1 ${SECTION} 2; ${LIST} 3; our decision)_`,
    '  - `test/hours.test.ts` › "takes one hour"',
  ],
  'test/hours.test.ts': [
    "describe('a lesson', () => {",
    "  it.each([[1]])('takes one hour, the %i of the day', () => undefined);",
    "  it.skip('takes a break', () => undefined);",
    '});',
  ],
  'src/contract/domains.ts': ["export { hours } from './hours';"],
  'src/hours.ts': ['/** Once, however often one comes: rule hours-1. */', 'export {};'],
};

const PROOF = '  - `test/hours.test.ts` › "takes one hour"';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** What the check says of that repository with these files in it. */
function check(more: Readonly<Record<string, readonly string[]>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  folders.push(folder);
  for (const [file, lines] of Object.entries({ ...SOUND, ...more })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
  return { status, faults: stderr.split('\n').filter(Boolean) };
}

/** Everything that can be wrong, at once: each run loads a compiler. */
const FAULTY = {
  'docs/rules/hours.md': [
    ...SOUND['docs/rules/hours.md'],
    '- **hours-1** The same number again. _(our decision)_',
    PROOF,
    '- **orders-1** Of another domain. _(our decision)_',
    PROOF,
    '- **hours-2** From nowhere. _(a book)_',
    PROOF,
    '- **hours-3** Proved by nobody. _(our decision)_',
    '- **hours-4** Proved elsewhere. _(our decision)_',
    '  - `test/gone.test.ts` › "takes one hour"',
    '- **hours-5** Proved by another title. _(our decision)_',
    '  - `test/hours.test.ts` › "takes two hours"',
    '- **hours-6** Proved by what does not run. _(our decision)_',
    '  - `test/hours.test.ts` › "takes a break"',
    '- Written as one likes.',
  ],
  'docs/rules/ours.md': ['# Ours'],
  'src/hours.ts': ['// As rule hours-7 says.', `// As ${PART} 2 ${SECTION} 4.1 says.`],
  'server/domains/hours.ts': [`// ${LIST}.md 12`, '// Of the look.', '// rule hours-1'],
  'config/hours.mjs': [`// ${LOOK}.md`, `// ${DESIGN}.md rule 3`],
};

describe('the check of the rules', () => {
  it('has nothing to say of a repository that keeps them', () => {
    expect(check()).toEqual({ status: 0, faults: [] });
  });

  it('names what is wrong with a rule, and comments that cite what nobody can look up', () => {
    const elsewhere = 'cites a list that is not in the repository';
    expect(check(FAULTY)).toEqual({
      status: 1,
      faults: [
        'docs/rules/ours.md: is called after no domain',
        'docs/rules/hours.md:18: is neither a rule nor the test of one',
        'docs/rules/hours.md:5: hours-1 is there twice',
        'docs/rules/hours.md:7: orders-1 stands in the file of another domain',
        'docs/rules/hours.md:9: hours-2 has a source that nobody knows: a book',
        'docs/rules/hours.md:11: hours-3 has no test',
        'docs/rules/hours.md:13: hours-4 names a test file that is not there: test/gone.test.ts',
        'docs/rules/hours.md:15: hours-5 names a test that is not there: "takes two hours"',
        'docs/rules/hours.md:17: hours-6 names a test that does not run: "takes a break"',
        'src/hours.ts:1: cites rule hours-7, which is not there',
        `src/hours.ts:2: ${elsewhere}: ${PART} 2 ${SECTION} 4`,
        `server/domains/hours.ts:1: ${elsewhere}: ${LIST}.md`,
        `config/hours.mjs:1: ${elsewhere}: ${LOOK}.md`,
        `config/hours.mjs:2: ${elsewhere}: ${DESIGN}.md`,
      ],
    });
  });
});
