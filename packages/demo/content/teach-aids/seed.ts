import { eq, inArray } from 'drizzle-orm';
import { enrollments } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { deliveries } from '../../../../server/domains/deliveries/tables';
import { materialFiles } from '../../../../server/domains/materials/tables';
import { teachAidDeliveries, teachAids } from '../../../../server/domains/materials/teach-aids/tables';
import { NAMES, pictureKey } from '../../pictures/catalogue';
import { findCourses } from '../courses/seed';
import { AIDS, picturesOf, type DemoAid } from './teach-aids';

export async function seedTeachAids(db: Db): Promise<void> {
  const courseIds = await findCourses(db);
  const films = await filmsByTitle(db);
  for (const [position, aid] of AIDS.entries()) {
    const film = aid.film === undefined ? undefined : films.get(aid.film);
    const row = { ...described(aid), courseId: courseIds[aid.course], position };
    const [stored] = await db
      .insert(teachAids)
      .values({ ...row, filmIds: film === undefined ? [] : [film] })
      .returning({ id: teachAids.id });
    if (stored && aid.cameWith !== undefined)
      await storeWhoGotIt(db, { id: stored.id, courseId: row.courseId, cameWith: aid.cameWith });
  }
}

function described(aid: DemoAid) {
  const { kind, title, summary, contents, steps } = aid;
  const [picture = '', ...others] = picturesOf(aid);
  return {
    ...{ kind, title, summary },
    picture,
    pictures: [picture, ...others],
    contents: contents.map(([name, count, thing]) => ({ name, count, picture: pictureKey.aidThing(thing) })),
    steps: steps.map(([head, text], index) => ({
      title: head,
      text,
      picture: pictureKey.aidStep(NAMES.aidStep[index % NAMES.aidStep.length] ?? 'open'),
    })),
  };
}

async function filmsByTitle(db: Db): Promise<ReadonlyMap<string, number>> {
  const titles = AIDS.flatMap(({ film }) => film ?? []);
  const rows = await db.select().from(materialFiles).where(inArray(materialFiles.title, titles));
  return new Map(rows.map(({ id, title }) => [title, id]));
}

interface Sent {
  readonly id: number;
  readonly courseId: number;
  /** Title of the delivery. */
  readonly cameWith: string;
}

/** Children of the course whose family received a delivery with this title. */
async function storeWhoGotIt(db: Db, { id: aidId, courseId, cameWith }: Sent): Promise<void> {
  const rows = await db
    .select({ userId: deliveries.userId, deliveryId: deliveries.id, courseId: enrollments.courseId })
    .from(deliveries)
    .innerJoin(enrollments, eq(enrollments.userId, deliveries.userId))
    .where(eq(deliveries.title, cameWith));
  const own = rows.filter((row) => row.courseId === courseId);
  if (own.length === 0) return;
  await db
    .insert(teachAidDeliveries)
    .values(own.map(({ userId, deliveryId }) => ({ userId, deliveryId, aidId })))
    .onConflictDoNothing();
}
