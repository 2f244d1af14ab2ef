/** Checks all files of a folder before any is written. */
import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { referredKind } from './fields';
import type { Import, ImportServices, ReadLine, Wrong } from './kind';
import { digestOf, externalIdOf, knownOf, type Known } from './known';
import type { RawLine, ReadFile } from './read';
import { isMissing, isTwice, isUnknown, isWrittenLedger, mustBe } from './sentences';

export interface CheckedLine extends ReadLine<RawLine['row']> {
  readonly external: string;
  readonly digest: string;
}

export interface CheckedFile {
  readonly name: string;
  readonly offer: Import;
  readonly lines: readonly CheckedLine[];
  /** Lines left out, since they are of something that was removed. */
  readonly skipped: number;
  readonly wrong: readonly Wrong[];
}

/** Kinds that a line refers to, by column. */
export const refsIn = ({ schema }: Import): readonly (readonly [column: string, kind: string])[] =>
  Object.entries(schema.properties).flatMap(([column, field]) => {
    const kind = referredKind(field);
    return kind === null ? [] : [[column, kind] as const];
  });

/** What is referred to comes first. */
export function inOrder(files: readonly ReadFile[]): readonly ReadFile[] {
  const ordered = new Set<ReadFile>();
  const add = (file: ReadFile): void => {
    if (ordered.has(file)) return;
    for (const [, kind] of refsIn(file.offer))
      files.filter(({ offer }) => offer.kind === kind && offer !== file.offer).forEach(add);
    ordered.add(file);
  };
  files.forEach(add);
  return [...ordered];
}

type Rule = (row: RawLine['row']) => readonly Omit<Wrong, 'line'>[];

/** The innermost place, such as lines/0/price. */
function ruleOf(field: string, schema: TSchema, isRequired: boolean): Rule {
  const compiled = TypeCompiler.Compile(schema);
  return (row) => {
    const value = row[field];
    if (value === undefined) return isRequired ? [{ field, sentence: isMissing }] : [];
    if (compiled.Check(value)) return [];
    const inner = [...compiled.Errors(value)].find(({ path }) => path !== '');
    if (inner === undefined) return [{ field, sentence: mustBe(schema, value) }];
    return [{ field: `${field}${inner.path}`, sentence: mustBe(inner.schema, inner.value) }];
  };
}

const rulesOf = ({ schema: { properties, required = [] } }: Import): readonly Rule[] =>
  Object.entries(properties).map(([field, schema]) => ruleOf(field, schema, required.includes(field)));

/** What lines may refer to, by kind. */
class Ids {
  private readonly inFiles = new Map<string, Set<string>>();
  private readonly known = new Map<string, Map<string, Known>>();
  private readonly skippedIds = new Map<string, Set<string>>();
  private readonly unread = new Set<string>();

  constructor(
    private readonly services: ImportServices,
    private readonly imports: readonly Import[],
  ) {}

  async knownOf(kind: string): Promise<Map<string, Known>> {
    const offer = this.imports.find((each) => each.kind === kind);
    if (offer === undefined) throw new Error(`No domain imports ${kind}`);
    const found = this.known.get(kind) ?? (await knownOf(this.services.db, offer));
    this.known.set(kind, found);
    return found;
  }

  add(kind: string, ids: Iterable<string>, skippedIds: Iterable<string>): void {
    this.inFiles.set(kind, new Set(ids));
    this.skippedIds.set(kind, new Set(skippedIds));
  }

  /** Its ids are not all known, so what refers to them is not judged. */
  addUnread(kind: string): void {
    this.unread.add(kind);
  }

  is(kind: string, id: string): 'there' | 'deleted' | 'unknown' {
    const known = this.known.get(kind)?.get(id);
    if (known?.isDeleted === true || this.skippedIds.get(kind)?.has(id) === true) return 'deleted';
    const isThere = known !== undefined || this.inFiles.get(kind)?.has(id) === true;
    return isThere || this.unread.has(kind) ? 'there' : 'unknown';
  }
}

async function checkFile(file: ReadFile, ids: Ids, services: ImportServices): Promise<CheckedFile> {
  const { offer, name } = file;
  const rules = rulesOf(offer);
  const refs = refsIn(offer);
  const known = await ids.knownOf(offer.kind);
  for (const [, kind] of refs) await ids.knownOf(kind);
  const wrong = [...file.wrong];
  const lines: CheckedLine[] = [];
  const seen = new Map<string, number>();
  const skippedIds = new Set<string>();
  for (const { line, row } of file.lines) {
    const faults = rules.flatMap((rule) => rule(row)).map((fault) => ({ line, ...fault }));
    wrong.push(...faults);
    const keys = offer.key ?? ['id'];
    if (keys.some((key) => typeof row[key] !== 'string')) continue;
    const external = externalIdOf(offer, row);
    const earlier = seen.get(external);
    if (earlier !== undefined) wrong.push({ line, field: keys.join(', '), sentence: isTwice(earlier) });
    else seen.set(external, line);
    if (faults.length > 0) continue;
    const states = refs.flatMap(([column, kind]) => {
      const id = row[column];
      if (typeof id !== 'string') return [];
      const state = ids.is(kind, id);
      if (state === 'unknown') wrong.push({ line, field: column, sentence: isUnknown(kind, id) });
      return [state];
    });
    const before = known.get(external);
    if (before?.isDeleted === true || states.includes('deleted')) {
      skippedIds.add(external);
      continue;
    }
    const digest = digestOf(offer, services.keys, row);
    if (offer.isLedger === true && before !== undefined && before.digest !== digest)
      wrong.push({ line, field: keys.join(', '), sentence: isWrittenLedger });
    lines.push({ line, row, own: before?.own ?? null, external, digest });
  }
  ids.add(offer.kind, seen.keys(), skippedIds);
  if (file.wrong.length > 0) ids.addUnread(offer.kind);
  if (wrong.length === 0) wrong.push(...((await offer.check?.(services, lines)) ?? []));
  return { name, offer, lines, skipped: skippedIds.size, wrong };
}

export async function checkFiles(
  services: ImportServices,
  imports: readonly Import[],
  files: readonly ReadFile[],
): Promise<readonly CheckedFile[]> {
  const ids = new Ids(services, imports);
  const checked: CheckedFile[] = [];
  for (const file of inOrder(files)) checked.push(await checkFile(file, ids, services));
  return checked;
}
