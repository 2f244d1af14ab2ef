import { createHmac } from 'node:crypto';
import { and, like, ne } from 'drizzle-orm';
import type { Config } from '../config';
import type { Keys, PhoneKeys } from '../keys';
import { seedMarks } from '../db/seed-marks';
import type { Db } from '../db/types';
import { StartRefused } from '../start-refused';
import type { Clock } from '../time';

const MARK = 'phone-key ';

const nameOf = ({ phoneLookup }: PhoneKeys): string =>
  `${MARK}${createHmac('sha256', phoneLookup).update('fingerprint').digest('hex')}`;

/**
 * Without a key that phones are stored by, their parents would get a second, empty account with the next login. There are two until
 * all phones are stored by the new one.
 */
export async function refuseAnotherPhoneKey(
  db: Db,
  { keys }: Pick<Config, 'keys'>,
  clock: Clock,
): Promise<void> {
  const known = [keys, ...(keys.alsoPhone === null ? [] : [keys.alsoPhone])].map(nameOf);
  const marks = await db
    .select()
    .from(seedMarks)
    .where(like(seedMarks.name, `${MARK}%`));
  if (marks.some(({ name }) => !known.includes(name)))
    throw new StartRefused(
      'PHONE_KEY is not the key that this database was written with: nothing was changed',
    );
  await db
    .insert(seedMarks)
    .values({ name: nameOf(keys), seededAt: clock.now() })
    .onConflictDoNothing();
}

/** Every phone is stored by PHONE_KEY now: a start without the other key is right again, one with it alone is not. */
export async function forgetOtherPhoneKey(db: Db, keys: Keys): Promise<void> {
  await db.delete(seedMarks).where(and(like(seedMarks.name, `${MARK}%`), ne(seedMarks.name, nameOf(keys))));
}
