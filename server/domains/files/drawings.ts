/** Copies pictures from the code base to the file storage. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageProvider } from '../../core/providers';
import { removeRenditions } from './renditions';
import { isStored } from './stored';

export interface Drawing {
  /** Storage key. Stable: database rows refer to it. */
  readonly key: string;
  readonly svg: string;
}

/** Of the code base, in the storage. */
export interface StoredPicture {
  readonly key: string;
  readonly body: Buffer;
  readonly contentType: string;
}

const pictureOf = ({ key, svg }: Drawing): StoredPicture => ({
  key,
  body: Buffer.from(svg),
  contentType: 'image/svg+xml',
});

const AT_ONCE = 8;
const DRAWING = /\.svg$/;

/** Drawings of a folder and its subfolders; keys are their paths below `place`. */
export function drawingsIn(folder: string, place: string): readonly Drawing[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => DRAWING.test(file))
    .map((file) => ({
      key: `${place}/${file.replaceAll('\\', '/')}`,
      svg: readFileSync(join(folder, file), 'utf8'),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Changes with any drawing, so that the new version is stored. */
export function versionOf(drawings: readonly Drawing[], pictures: readonly StoredPicture[] = []): string {
  const hash = createHash('sha256');
  for (const { key, body } of [...drawings.map(pictureOf), ...pictures])
    hash.update(key).update('\0').update(body).update('\0');
  return hash.digest('hex').slice(0, 16);
}

export async function storeDrawings(
  storage: StorageProvider,
  drawings: readonly Drawing[],
  pictures: readonly StoredPicture[] = [],
): Promise<void> {
  const waiting = [...drawings.map(pictureOf), ...pictures];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const takesAPlace = await isStored(storage, next.key);
      await storage.put(next.key, { body: next.body, contentType: next.contentType });
      if (takesAPlace) await removeRenditions(storage, next.key);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
