import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Files = Record<string, string | Buffer | object>;

/** The four files of a page, with overridden contents. */
export const page = (
  path: string,
  given: { js?: string; json?: object; wxml?: string; wxss?: string } = {},
): Files => ({
  [`${path}.js`]: given.js ?? 'Page({})',
  [`${path}.json`]: given.json ?? {},
  [`${path}.wxml`]: given.wxml ?? '<view>hello</view>',
  ...(given.wxss === undefined ? {} : { [`${path}.wxss`]: given.wxss }),
});

export const component = (path: string, given: Parameters<typeof page>[1] = {}): Files =>
  page(path, { js: 'Component({})', ...given, json: { component: true, ...given.json } });

/** The smallest loadable program, with additional or changed files; undefined removes one. */
export const program = (more: Record<string, Files[string] | undefined> = {}): Files => {
  const files: Record<string, Files[string] | undefined> = {
    'app.js': 'App({})',
    'app.json': { pages: ['pages/a/a'] },
    ...page('pages/a/a'),
    ...more,
  };
  return Object.fromEntries(Object.entries(files).filter(([, content]) => content !== undefined)) as Files;
};

const made: string[] = [];

/** Writes files into a new temporary folder and returns its path; removeFolders deletes it. */
export function writeFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'weapp-'));
  made.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const plain = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(folder, path), plain ? content : JSON.stringify(content));
  }
  return folder;
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
