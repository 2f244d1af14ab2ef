/**
 * Drizzle finds out anew for each value of each row what it is and where it goes. A statement that is prepared can be told
 * once: where all its columns lie side by side, a row is a loop over them. Any other statement is left as it is.
 */
import { Column, is, SQL } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import { readMoment } from './read-moment';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** Of Drizzle's prepared statement; private there, pinned with its version and held by a test. */
interface Mapped {
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: unknown }[];
  customResultMapper?: (rows: readonly (readonly unknown[])[]) => unknown[];
}

type Read = (value: unknown) => unknown;

interface Place {
  readonly name: string;
  /** null: what the driver gives is the value. */
  readonly read: Read | null;
}

function decoderOf(field: unknown): Decoder | null {
  if (is(field, Column)) return field;
  return is(field, SQL) ? (field as unknown as { readonly decoder: Decoder }).decoder : null;
}

function readOf(decoder: Decoder): Read | null {
  if (is(decoder, PgTimestamp) && decoder.withTimezone) return (value) => readMoment(String(value));
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
  return (value) => decoder.mapFromDriverValue(value);
}

function placesOf({ fields = [] }: Mapped): readonly Place[] | null {
  const places = fields.flatMap(({ path, field }) => {
    const decoder = decoderOf(field);
    const [name] = path;
    return decoder === null || name === undefined || path.length > 1 ? [] : [{ name, read: readOf(decoder) }];
  });
  return places.length > 0 && places.length === fields.length ? places : null;
}

export function mapFlatRows(statement: object): void {
  const mapped: Mapped = statement;
  const places = mapped.customResultMapper === undefined ? placesOf(mapped) : null;
  if (places === null) return;
  mapped.customResultMapper = (rows) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      // No iterator: this is done for each value of each list.
      let index = 0;
      for (const { name, read } of places) {
        const value = values[index];
        row[name] = value === null || read === null ? value : read(value);
        index += 1;
      }
      return row;
    });
}
