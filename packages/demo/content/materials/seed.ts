import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Subject } from '../../../../src/contract/courses/values';
import { MaterialFileKind } from '../../../../src/contract/materials/values';
import type { Db } from '../../../../server/core/db/types';
import { pictureKey } from '../../pictures/catalogue';
import { coverOfChapter, drawnCover, type ChapterCover } from '../../pictures/covers';
import type { Thing } from '../../pictures/things';
import type { StorageProvider } from '../../../../server/core/providers';
import { addDays, type Clock } from '../../../../server/core/time';
import { sheets, type SheetName } from './sheets';
import { FILM_SECONDS, FILM_THINGS, MATERIALS, type FileText, type FilmName } from './materials';
import { materialFiles, materials } from '../../../../server/domains/materials/tables';

const FILMS = join(__dirname, 'films');
const filmBytes = (name: FilmName): Buffer => readFileSync(join(FILMS, `${name}.mp4`));
export const filmKey = (name: FilmName): string => `materials/films/${name}.mp4`;
const sheetKey = (name: SheetName): string => `materials/sheets/${name}.pdf`;

export async function seedMaterials(db: Db, clock: Clock): Promise<void> {
  for (const [position, material] of MATERIALS.entries()) {
    const { subject, title, summary, daysAgo, files } = material;
    const [made] = await db
      .insert(materials)
      .values({
        subject: Subject[subject],
        title,
        summary,
        cover: pictureKey.chapter(material),
        position,
        updatedAt: addDays(clock.now(), -daysAgo),
      })
      .returning();
    if (made === undefined) throw new Error('A learning material was not stored');
    const rows = files.map((file, index) => ({
      materialId: made.id,
      title: file.title,
      summary: file.summary ?? '',
      position: index,
      ...bytesOf(file, (thing) => coverOfChapter(material, index, thing)),
    }));
    await db.insert(materialFiles).values(rows);
  }
}

function bytesOf({ what }: FileText, coverOf: (thing: Thing) => ChapterCover) {
  if ('film' in what) {
    return {
      kind: MaterialFileKind.video,
      file: filmKey(what.film),
      cover: pictureKey.chapter(coverOf(FILM_THINGS[what.film])),
      size: filmBytes(what.film).length,
      duration: FILM_SECONDS[what.film],
    };
  }
  if ('sheet' in what) {
    return { kind: MaterialFileKind.pdf, file: sheetKey(what.sheet), size: sheets[what.sheet]().length };
  }
  const { key, svg } = drawnCover(coverOf(what.picture));
  return { kind: MaterialFileKind.image, file: key, cover: key, size: Buffer.byteLength(svg) };
}

export async function storeMaterialFiles(storage: StorageProvider): Promise<void> {
  for (const name of Object.keys(sheets) as SheetName[]) {
    await storage.put(sheetKey(name), { body: sheets[name](), contentType: 'application/pdf' });
  }
  for (const name of Object.keys(FILM_SECONDS) as FilmName[]) {
    await storage.put(filmKey(name), { body: filmBytes(name), contentType: 'video/mp4' });
  }
}
