/** A parent with a page of the exercise book to check, the photo of another page, and wrong answers on one. */
import { sql } from 'drizzle-orm';
import { uploads } from '../../../../server/domains/files/tables';
import type { Backend } from '../../support/backend';
import { setScenario, type InsideParent } from '../../support/people';

const PHOTO = { contentType: 'image/jpeg', size: 3 };

export function exerciseBookRequests(backend: Backend, parent: InsideParent) {
  const { db, clock, providers } = backend.services;
  const { userId } = parent;
  const ofPage = async () => {
    await setScenario(backend, parent, { exerciseBook: 'recognised' });
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT id FROM exercise_pages WHERE user_id = ${userId}`,
    );
    return { pageId: Number(rows[0]?.id) };
  };
  return {
    snapExercisePage: async () => {
      const key = `uploads/page-of-${userId}.jpg`;
      await db
        .insert(uploads)
        .values({ key, userId, ...PHOTO, uploadedAt: clock.now() })
        .onConflictDoNothing();
      await providers.storage.put(key, { body: Buffer.from('jpg'), contentType: PHOTO.contentType });
      return { url: `http://localhost:80/files/${key}` };
    },
    recogniseExercisePage: ofPage,
    checkExercisePage: async () => ({ ...(await ofPage()), answers: [] }),
  };
}
