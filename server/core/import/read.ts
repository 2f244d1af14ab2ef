/** Reads the files of a folder: CSV as spreadsheets save it, or NDJSON, which rows in memory are read as too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import type { TSchema } from '@sinclair/typebox';
import { CsvError, parse } from 'csv-parse/sync';
import type { Import, Wrong } from './kind';

export interface RawLine {
  readonly line: number;
  readonly row: Readonly<Record<string, unknown>>;
}

export interface ReadFile {
  readonly name: string;
  readonly offer: Import;
  readonly lines: readonly RawLine[];
  readonly wrong: readonly Wrong[];
}

export interface Folder {
  readonly files: readonly ReadFile[];
  /** Files that are no import. */
  readonly wrong: readonly (Wrong & { readonly file: string })[];
}

type Content = Pick<ReadFile, 'lines' | 'wrong'>;

const wrongAt = (line: number | null, sentence: string, field: string | null = null): Wrong => ({
  line,
  field,
  sentence,
});

/** null: not UTF-8, as from a spreadsheet that saves in the system's own encoding. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isJson = (text: string): boolean => text.startsWith('[') || text.startsWith('{');

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A cell by its column's type; left as it is if it is none, which the check then says. */
function valueOf(schema: TSchema, cell: string): unknown {
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
    case 'boolean':
      return cell === 'true' ? true : cell === 'false' ? false : cell;
    case 'array':
      return isJson(cell) ? fromJson(cell) : cell.split('|').map((part) => part.trim());
    default:
      return cell;
  }
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** csv-parse names the line where a record ends. */
const firstLine = ({ record, info: { lines } }: Parsed): number =>
  lines - record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

function parseCsv(text: string): readonly Parsed[] | Wrong {
  const options = { info: true, relaxColumnCount: true, skipEmptyLines: true, trim: true } as const;
  try {
    return parse(text, options) as unknown as readonly Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(Reflect.get(error, 'lines'));
    return wrongAt(
      Number.isNaN(line) ? null : line,
      'a quotation mark is not closed, or stands in the middle of a value',
    );
  }
}

function readCsv({ schema: { properties } }: Import, text: string): Content {
  const parsed = parseCsv(text);
  if (!Array.isArray(parsed)) return { lines: [], wrong: [parsed as Wrong] };
  const [head, ...body] = parsed as readonly Parsed[];
  if (head === undefined)
    return { lines: [], wrong: [wrongAt(null, 'has no line with the names of columns')] };
  const names = head.record;
  const wrong = names.flatMap((name, index) => {
    if (!(name in properties))
      return [wrongAt(1, `there is no such column; columns are ${Object.keys(properties).join(', ')}`, name)];
    return names.indexOf(name) === index ? [] : [wrongAt(1, 'the column is there twice', name)];
  });
  if (wrong.length > 0) return { lines: [], wrong };
  const lines: RawLine[] = [];
  for (const each of body) {
    const { record } = each;
    const line = firstLine(each);
    if (record.length !== names.length) {
      wrong.push(wrongAt(line, `has ${record.length} values, and there are ${names.length} columns`));
      continue;
    }
    const row: Record<string, unknown> = {};
    names.forEach((name, index) => {
      const cell = record[index] ?? '';
      const column = properties[name];
      if (cell !== '' && column !== undefined) row[name] = valueOf(column, cell);
    });
    lines.push({ line, row });
  }
  return { lines, wrong };
}

function readNdjson({ schema: { properties } }: Import, text: string): Content {
  const wrong: Wrong[] = [];
  const lines: RawLine[] = [];
  text.split('\n').forEach((written, index) => {
    const line = index + 1;
    if (written.trim() === '') return;
    const row = fromJson(written);
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      wrong.push(wrongAt(line, 'is no JSON object on one line'));
      return;
    }
    const unknown = Object.keys(row).filter((name) => !(name in properties));
    unknown.forEach((name) => wrong.push(wrongAt(line, 'there is no such column', name)));
    const given = Object.entries(row).filter(([, value]) => value !== null && value !== '');
    lines.push({ line, row: Object.fromEntries(given) });
  });
  return { lines, wrong };
}

/** Rows by kind, as if each were a line of an NDJSON file. */
export function folderOf(
  rows: Readonly<Record<string, readonly object[]>>,
  imports: readonly Import[],
): Folder {
  const files = Object.entries(rows).map(([kind, lines]) => {
    const offer = imports.find((each) => each.kind === kind);
    if (offer === undefined) throw new Error(`${kind} is no import`);
    return { name: kind, offer, ...readNdjson(offer, lines.map((row) => JSON.stringify(row)).join('\n')) };
  });
  return { files, wrong: [] };
}

const READERS: Readonly<Record<string, typeof readCsv>> = { '.csv': readCsv, '.ndjson': readNdjson };

export function readFolder(folder: string, imports: readonly Import[]): Folder {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const files: ReadFile[] = [];
  const wrong: (Wrong & { file: string })[] = [];
  for (const entry of entries.sort((left, right) => left.name.localeCompare(right.name))) {
    const { name: kind, ext } = parsePath(entry.name);
    const read = READERS[ext];
    const offer = imports.find((each) => each.kind === kind);
    const refuse = (sentence: string) => wrong.push({ ...wrongAt(null, sentence), file: entry.name });
    if (!entry.isFile() || read === undefined || offer === undefined) {
      const names = imports.map((each) => each.kind).join(', ');
      refuse(`is no file of an import; there are, as .csv or .ndjson: ${names}`);
    } else if (files.some((file) => file.offer === offer)) {
      refuse(`${kind} is there twice`);
    } else {
      const text = textOf(readFileSync(join(folder, entry.name)));
      if (text === null) refuse('is not in UTF-8: save it as "CSV UTF-8"');
      else files.push({ name: entry.name, offer, ...read(offer, text) });
    }
  }
  if (files.length === 0 && wrong.length === 0) throw new Error(`${folder} has no files`);
  return { files, wrong };
}
