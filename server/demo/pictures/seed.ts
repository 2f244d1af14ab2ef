import { createHash } from 'node:crypto';
import type { StorageProvider } from '../../providers';
import { drawAll, type Picture } from './catalogue';

const CONTENT_TYPE = 'image/svg+xml';
const AT_ONCE = 8;

/** Changes when a drawing does, so that a new version is stored once more. */
export function pictureVersion(pictures: readonly Picture[] = drawAll()): string {
  const hash = createHash('sha256');
  for (const { key, svg } of pictures) hash.update(key).update('\0').update(svg).update('\0');
  return hash.digest('hex').slice(0, 16);
}

export async function storePictures(storage: StorageProvider): Promise<void> {
  const waiting = drawAll();
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await storage.put(next.key, { body: Buffer.from(next.svg), contentType: CONTENT_TYPE });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
