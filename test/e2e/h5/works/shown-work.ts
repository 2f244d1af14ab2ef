import { works } from '../../../../server/domains/works/tables';
import { stored, type Child, type Ground } from '../../../builders/ground';
import { anUpload } from '../../../builders/homework';
import { submissionOf } from '../../../builders/works';

let made = 0;

/** A film that everybody sees, without the way there. Returns its id. */
export async function shownWork(
  ground: Ground,
  child: Child,
  more: Partial<typeof works.$inferInsert>,
): Promise<number> {
  made += 1;
  const [film, cover] = [await anUpload(ground, child, 'mp4'), await anUpload(ground, child)];
  const now = ground.clock.now();
  const file = { id: `f${made}`, name: 'a.mp4', bytes: 7, seconds: 12 };
  const row: typeof works.$inferInsert = {
    ...{ userId: child.userId, kind: 'littleTeacher', state: 'shown' },
    ...{ submissionId: submissionOf(700_000 + made), title: '我会讲', words: '', nickname: '' },
    ...{ isFilm: true, files: [{ ...file, url: film.key }] },
    coverFile: { ...file, id: `c${made}`, name: 'a.jpg', seconds: 0, url: cover.key },
    ...{ savedAt: now, shownAt: now, round: 1 },
    ...more,
  };
  return stored(await ground.db.insert(works).values(row).returning({ id: works.id })).id;
}
