import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..', '..');

const textsBelow = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, folder, file), 'utf8'));

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
const code = new Set(['src', 'server'].flatMap(textsBelow).flatMap((text) => text.match(IDENTIFIER) ?? []));

/** Names in backquotes in the column "in code"; `kid…` means all names with this prefix. */
const words = fs
  .readFileSync(path.join(root, 'docs', 'glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => line.split(' | ')[2]?.match(/`[^`]+`/g) ?? [])
  .flatMap((name) => name.match(IDENTIFIER) ?? []);

describe('the glossary', () => {
  it('gives as our word in code only what the code has', () => {
    expect(words.length).toBeGreaterThan(100);
    expect([...new Set(words)].filter((word) => !code.has(word))).toEqual([]);
  });
});
