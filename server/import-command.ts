/** `npm run import -- <folder>`, in the image `node main.js import <folder>`: brings a school in (docs/operations.md). */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, type Config } from './core/config';
import { connect } from './core/db/client';
import { startEmbedded } from './core/db/embedded';
import { refuseOldSchema } from './core/db/known-migrations';
import type { Env } from './core/env';
import { importFolder, type ImportedFile } from './core/import';
import { refuseAnotherPhoneKey } from './core/seed/phone-key';
import { explainStartFailure } from './core/start-failure';
import { StartRefused } from './core/start-refused';
import { systemClock } from './core/time';
import { registered } from './registry';

type Print = (line: string) => void;

const USAGE = 'Usage: import <folder with files>, or import --schemas <folder to write them to>';
const MOST_ERRORS = 100;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function writeSchemas(folder: string, print: Print): void {
  mkdirSync(folder, { recursive: true });
  for (const { kind, schema } of registered.imports) {
    const described = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: kind, ...schema };
    const text = JSON.stringify({ ...described, additionalProperties: false }, null, 2);
    writeFileSync(join(folder, `${kind}.schema.json`), `${text}\n`);
  }
  print(`${registered.imports.length} schemas are in ${folder}`);
}

const summary = ({ name, added, changed, same, skipped }: ImportedFile): string =>
  `${name}: ${added} new, ${changed} changed, ${same} as before` +
  (skipped === 0 ? '' : `, ${skipped} left out: removed here since`);

async function importInto(config: Config, folder: string, print: Print): Promise<void> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
  const { db, pool, close } = connect(config.databaseUrl ?? embedded?.url ?? '', 2, () => undefined, {});
  try {
    await refuseOldSchema(pool);
    await refuseAnotherPhoneKey(db, config, systemClock);
    const services = { db, keys: config.keys, clock: systemClock };
    const { errors, files } = await importFolder(services, registered.imports, folder);
    if (errors !== undefined) {
      const hidden = errors.length - MOST_ERRORS;
      const shown = hidden > 0 ? [...errors.slice(0, MOST_ERRORS), `… and ${hidden} more`] : errors;
      throw new StartRefused([...shown, `Errors: ${errors.length}. Nothing was written`].join('\n'));
    }
    files.map(summary).forEach(print);
  } finally {
    await close();
    await embedded?.stop();
  }
}

/** Returns the exit code. */
export async function importCommand(
  source: Env,
  print: Print,
  complain: Print,
  args: readonly string[],
): Promise<number> {
  let config: Config | null = null;
  try {
    const [first, second] = args;
    if (first === '--schemas' && second !== undefined) {
      writeSchemas(second, print);
      return 0;
    }
    if (first === undefined || !isFolder(first)) throw new StartRefused(USAGE);
    config = loadConfig(source);
    await importInto(config, first, print);
    return 0;
  } catch (error) {
    complain(explainStartFailure(error, config));
    return 1;
  }
}
