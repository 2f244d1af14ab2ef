import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../../../scripts/check-rules.mjs');

/** Assembled from words, as the check reads this file as well. */
const [PART, SECTION, LIST, LOOK, DESIGN] = ['part', 'section', 'decisions', 'look', 'design'];

/** A small repository without errors. */
const SOUND = {
  'docs/rules/hours.md': [
    '# Hours',
    '',
    `- **hours-1** A lesson takes one hour. _(${PART} 1 ${SECTION} 2; ${LIST} 3)_`,
    '  - `test/hours.test.ts`',
  ],
  'test/hours.test.ts': ["it('takes one hour', () => undefined);"],
  'src/contract/domains.ts': ["export { hours } from './hours';"],
  'src/hours.ts': ['/** Once, however often one comes: rule hours-1. */', 'export {};'],
};

const PROOF = '  - `test/hours.test.ts`';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The errors for this repository with these files added. */
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

/** Every possible error at once. */
const FAULTY = {
  'docs/rules/hours.md': [
    ...SOUND['docs/rules/hours.md'],
    `- **hours-1** The same number again. _(${LIST} 4)_`,
    PROOF,
    `- **orders-1** Of another domain. _(${LIST} 4)_`,
    PROOF,
    '- **hours-2** From nowhere. _(our decision)_',
    PROOF,
    `- **hours-3** Without a test. _(${LIST} 4)_`,
    `- **hours-4** With a test that is gone. _(${LIST} 4)_`,
    '  - `test/gone.test.ts`',
    '- Written as one likes.',
  ],
  'docs/rules/ours.md': ['# Ours'],
  'src/hours.ts': ['// As rules hours-1 and hours-7 say.', `// As ${PART} 2 ${SECTION} 4.1 says.`],
  'server/domains/hours.ts': [`// ${LIST}.md 12`, '// Of the look.', '// rule hours-1'],
  'config/hours.mjs': [`// ${LOOK}.md`, `// ${DESIGN}.md rule 3`],
};

describe('the check of the rules', () => {
  it('has nothing to say of a repository that keeps them', () => {
    expect(check()).toEqual({ status: 0, faults: [] });
  });

  it('names what is wrong with a rule, and comments that cite something outside the repository', () => {
    const elsewhere = 'cites a document that is not in the repository';
    expect(check(FAULTY)).toEqual({
      status: 1,
      faults: [
        'docs/rules/hours.md:14: is neither a rule nor a test file',
        'docs/rules/hours.md:5: hours-1 exists twice',
        'docs/rules/hours.md:7: orders-1 is in the file of another domain',
        'docs/rules/hours.md:9: hours-2 has an unknown source: our decision',
        'docs/rules/hours.md:11: hours-3 has no test file',
        'docs/rules/hours.md:12: hours-4 names a missing test file: test/gone.test.ts',
        'docs/rules/ours.md: is named after no domain',
        'src/hours.ts:1: cites rule hours-7, which does not exist',
        `src/hours.ts:2: ${elsewhere}: ${PART} 2 ${SECTION} 4`,
        `server/domains/hours.ts:1: ${elsewhere}: ${LIST}.md`,
        `config/hours.mjs:1: ${elsewhere}: ${LOOK}.md`,
        `config/hours.mjs:2: ${elsewhere}: ${DESIGN}.md`,
      ],
    });
  });
});
