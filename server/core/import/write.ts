/** Writes a checked file in one transaction. */
import { sql } from 'drizzle-orm';
import { refsIn, type CheckedFile } from './check';
import type { Import, ImportServices, WrittenLine } from './kind';
import { knownOf, type Known } from './known';
import { importIds } from './tables';
import { inBatches } from './upsert';

export interface Written {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

/** Two imports at a time take turns file by file: the second one finds what the first one wrote. */
const lock = sql`SELECT pg_advisory_xact_lock(hashtext('import'))`;

async function ownIds(services: ImportServices, imports: readonly Import[], offer: Import) {
  const found = new Map<string, Map<string, Known>>();
  for (const [, kind] of refsIn(offer)) {
    const referred = imports.find((each) => each.kind === kind);
    if (referred !== undefined && !found.has(kind)) found.set(kind, await knownOf(services.db, referred));
  }
  return found;
}

async function writeIn(
  services: ImportServices,
  imports: readonly Import[],
  file: CheckedFile,
): Promise<Written> {
  const { db, clock } = services;
  const { offer } = file;
  await db.execute(lock);
  const known = await knownOf(db, offer);
  const ids = await ownIds(services, imports, offer);
  const refs = refsIn(offer);
  const changedLines = file.lines.filter(({ external, digest }) => known.get(external)?.digest !== digest);
  const lines: WrittenLine[] = changedLines.map(({ line, row, external }) => ({
    line,
    row,
    own: known.get(external)?.own ?? null,
    refs: Object.fromEntries(
      refs.flatMap(([column, kind]) => {
        const own = ids.get(kind)?.get(String(row[column]))?.own;
        return own === undefined ? [] : [[column, own]];
      }),
    ),
  }));
  if (lines.length > 0) {
    const own = await offer.write(services, lines);
    const importedAt = clock.now();
    const rows = changedLines.map(({ external: externalId, digest }, index) => {
      const ownId = own[index];
      if (ownId === undefined) throw new Error(`${offer.kind} returned too few ids`);
      return { kind: offer.kind, externalId, ownId, digest, importedAt };
    });
    for (const batch of inBatches(rows))
      await db
        .insert(importIds)
        .values([...batch])
        .onConflictDoUpdate({
          target: [importIds.kind, importIds.externalId],
          set: { digest: sql`excluded.digest`, importedAt },
        });
  }
  const added = lines.filter((line) => line.own === null).length;
  return { added, changed: lines.length - added, same: file.lines.length - lines.length };
}

export const writeFile = (
  services: ImportServices,
  imports: readonly Import[],
  file: CheckedFile,
): Promise<Written> => services.db.transaction((tx) => writeIn({ ...services, db: tx }, imports, file));
