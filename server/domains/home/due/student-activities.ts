import { eq } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { studentActivities } from './tables';

type Activity = Omit<typeof studentActivities.$inferSelect, 'userId'>;

const NOTHING_DUE: Activity = {
  takesPartInCheckIn: false,
  newcomerSince: null,
  newcomerRewardedAt: null,
  newbornShowsPop: false,
  wonderfulPopup: false,
  wonderfulIcon: false,
  isTagged: false,
  isSurveyDue: false,
};

/** What is due for a child. */
export async function activityOf(db: Db, userId: number): Promise<Activity> {
  const [found] = await db.select().from(studentActivities).where(eq(studentActivities.userId, userId));
  return found ?? NOTHING_DUE;
}

/** Absent fields are unchanged. */
export async function changeActivity(db: Db, userId: number, change: Partial<Activity>): Promise<void> {
  const target = studentActivities.userId;
  const insert = db.insert(studentActivities).values({ ...change, userId });
  await (Object.keys(change).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target, set: change }));
}
