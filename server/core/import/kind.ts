/** One kind of file that a domain can import. Core reads, checks and remembers; the domain says what a line means. */
import type { Static, TObject } from '@sinclair/typebox';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/types';
import type { Keys } from '../keys';
import type { Clock } from '../time';

export interface ImportServices {
  readonly db: Db;
  readonly keys: Keys;
  readonly clock: Clock;
}

export interface ReadLine<Row = object> {
  /** In the file, from 1. */
  readonly line: number;
  readonly row: Row;
  /** Our id; null: new. */
  readonly own: number | null;
}

export interface WrittenLine<Row = object> extends ReadLine<Row> {
  /** Our ids of what the line refers to, by column. */
  readonly refs: Readonly<Record<string, number>>;
}

/** What is wrong with a line, in the operator's words. */
export interface Wrong {
  readonly line: number | null;
  readonly field: string | null;
  readonly sentence: string;
}

interface ImportOf<Row> {
  /** Name of the file without its ending. */
  readonly kind: string;
  readonly schema: TObject;
  /** Columns that name a line; without it the column `id`. */
  readonly key?: readonly string[];
  /** Column of our id. A row that is gone from its table stays gone. */
  readonly target: PgColumn;
  /** Whether lines are entries of a ledger: what was written once does not change. */
  readonly isLedger?: boolean;
  /** Rules that the schema cannot say; given every line of the file. */
  check?(services: ImportServices, lines: readonly ReadLine<Row>[]): Promise<readonly Wrong[]>;
  /** Writes new and changed lines in the transaction `services.db` and returns our ids in their order. */
  write(services: ImportServices, lines: readonly WrittenLine<Row>[]): Promise<readonly number[]>;
}

export type Import = ImportOf<object>;

export const importOf = <Schema extends TObject>(
  offered: ImportOf<Static<Schema>> & { readonly schema: Schema },
): Import => offered;

/** Our id of a column that must be there. */
export function refOf({ refs, line }: WrittenLine, column: string): number {
  const id = refs[column];
  if (id === undefined) throw new Error(`Line ${line} has no ${column}`);
  return id;
}
