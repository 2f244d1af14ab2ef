/** Hooks for testers: classes `test-…` of the sources, which docs/testing.md lists and the mini program's tests select by. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

const filesOf = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

const HOOK = /(?<=["'`. ])test-(?:[a-zA-Z-]|<\w+>)*(?:[a-zA-Z]|<\w+>)/g;

const hooksIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      // A part that only the running program knows: test-field-${name} is test-field-<name>.
      .map((text) => text.replace(/\$\{(?:\w+\.)?(\w+)\}/g, '<$1>'))
      .flatMap((text) => [...text.matchAll(HOOK)].map(([hook]) => hook)),
  );

const list =
  readFileSync(join(ROOT, 'docs/testing.md'), 'utf8').split('## Hooks')[1]?.split('\n## ')[0] ?? '';
const listed = hooksIn([list.replaceAll(/[^`]*(`[^`]*`|$)/g, '$1\n')]);
const inSources = hooksIn(filesOf('src', /\.tsx$/));

it('are all listed in docs/testing.md, and none is listed that no source has', () => {
  expect([...listed].sort()).toEqual([...inSources].sort());
  expect(listed.size).toBeGreaterThan(40);
});

it('have no style: a class with one may be renamed', () => {
  expect(filesOf('src', /\.scss$/).filter((sheet) => sheet.includes('.test-'))).toEqual([]);
});

it("are all that the mini program's tests select by", () => {
  const known = [...listed].map((hook) => new RegExp(`^\\.${hook.replaceAll(/<\w+>/g, '[\\w-]+')}$`));
  const selectors = filesOf('test/e2e/weapp', /\.ts$/)
    // Inside the web-view and in WeChat's own bar there are the elements of a browser.
    .map((text) => text.replaceAll(/\b(?:waitForSelector|locator)\([^)]*\)/g, ''))
    .flatMap((text) => [...text.matchAll(/'(\.[a-z][\w-]*)'/g)].map(([, selector]) => selector ?? ''));
  expect(selectors.filter((selector) => !known.some((hook) => hook.test(selector)))).toEqual([]);
  expect(selectors.length).toBeGreaterThan(40);
});
