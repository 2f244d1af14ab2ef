/** For pages of docs/ that are generated: tables, and writing or comparing. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { inRoot } from './tools.mjs';

const row = (cells) => `| ${cells.join(' | ')} |`;
export const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

/** Writes the page; with --check, fails if it is stale. */
export async function writeOrCheck(name, command, page) {
  const file = inRoot(name);
  const { code: text } = await format(file, page);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    console.log(`Wrote ${name}`);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is stale: run \`npm run ${command}\``);
    process.exitCode = 1;
  }
}
