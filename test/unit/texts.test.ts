import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text for children, which parents read to them. */
const TO_CHILDREN = 'server/domains/account/agreements/texts/children.ts';

/** Given by the specification word for word; it addresses the child. */
const AS_GIVEN = '豌豆精灵在新学年等着你到来！';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(found);
    return /\.tsx?$/.test(entry.name) ? [found] : [];
  });
}

describe('the words of the app and of the backend', () => {
  test('address the parent as 您', () => {
    const wrong = ['src', 'server']
      .flatMap(sources)
      .filter((file) => file !== TO_CHILDREN)
      .filter((file) => readFileSync(file, 'utf8').replace(AS_GIVEN, '').includes('你'));
    expect(wrong).toEqual([]);
  });
});
