/** Brings a school in, from a folder of files or from memory: all is checked first, then each file is written in a transaction of its own. */
import { DatabaseError } from 'pg';
import { StartRefused } from '../start-refused';
import { checkFiles } from './check';
import type { Import, ImportServices, Wrong } from './kind';
import { readFolder, type Folder } from './read';
import { maskNumbers } from './sentences';
import { writeFile, type Written } from './write';

export interface ImportedFile extends Written {
  readonly name: string;
  /** Lines of what was removed since, which does not come back. */
  readonly skipped: number;
}

export type Imported =
  | { readonly errors: readonly string[]; readonly files?: undefined }
  | { readonly errors?: undefined; readonly files: readonly ImportedFile[] };

/** 'lessons.csv line 17, course: …' */
function sentenceOf(file: string, { line, field, sentence }: Wrong): string {
  const place = `${file}${line === null ? '' : ` line ${line}`}`;
  return field === null ? `${place}: ${sentence}` : `${place}, ${maskNumbers(field)}: ${sentence}`;
}

/** Drizzle's message and the database's detail hold what the lines say, such as phones: only the broken rule is named. */
function refused(file: string, error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof DatabaseError)) return error;
  const { code = '', constraint, table } = cause;
  const rule = constraint === undefined ? `error ${code}` : `${constraint} of ${table ?? 'the database'}`;
  return new StartRefused(`${file}: the database refuses a line (${rule}). Nothing of this file was written`);
}

export const importFolder = async (
  services: ImportServices,
  imports: readonly Import[],
  folder: string,
): Promise<Imported> => importFiles(services, imports, readFolder(folder, imports));

export async function importFiles(
  services: ImportServices,
  imports: readonly Import[],
  { files, wrong }: Folder,
): Promise<Imported> {
  const checked = await checkFiles(services, imports, files);
  const errors = [
    ...wrong.map((each) => sentenceOf(each.file, each)),
    ...checked.flatMap((file) => file.wrong.map((each) => sentenceOf(file.name, each))),
  ];
  if (errors.length > 0) return { errors };
  const written: ImportedFile[] = [];
  for (const file of checked) {
    const sums = await writeFile(services, imports, file).catch((error: unknown) => {
      throw refused(file.name, error);
    });
    written.push({ name: file.name, skipped: file.skipped, ...sums });
  }
  return { files: written };
}
