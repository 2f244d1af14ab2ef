/** Activities of the activity centre. */
import { activities } from '../../server/domains/activities/center/tables';
import { addDays } from '../../server/core/time';
import { stored, type TestContext } from './test-context';

export type ActivityDetails = Partial<Omit<typeof activities.$inferInsert, 'id'>>;

/** Returns the id. Default: under way, with participation in the app. */
export async function storeActivity(
  { db, clock }: TestContext,
  details: ActivityDetails = {},
): Promise<number> {
  const now = clock.now();
  const row = {
    title: '亲子共读周',
    summary: '每天一个好故事',
    picture: 'x.svg',
    startsAt: addDays(now, -1),
    endsAt: addDays(now, 1),
    isOurs: true,
    ...details,
  };
  return stored(await db.insert(activities).values(row).returning({ id: activities.id })).id;
}
