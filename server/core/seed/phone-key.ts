import { createHmac } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { Config } from '../config';
import { seedMarks } from '../db/seed-marks';
import type { Db } from '../db/types';
import { StartRefused } from '../start-refused';
import type { Clock } from '../time';

const MARK = 'phone-key ';

/** Another PHONE_KEY finds no parent by phone: each would get a second, empty account with the next login. */
export async function refuseAnotherPhoneKey(
  db: Db,
  { keys }: Pick<Config, 'keys'>,
  clock: Clock,
): Promise<void> {
  const name = `${MARK}${createHmac('sha256', keys.phoneLookup).update('fingerprint').digest('hex')}`;
  const marks = await db
    .select()
    .from(seedMarks)
    .where(like(seedMarks.name, `${MARK}%`));
  if (marks.length === 0) await db.insert(seedMarks).values({ name, seededAt: clock.now() });
  else if (marks.every((mark) => mark.name !== name))
    throw new StartRefused(
      'PHONE_KEY is not the key that this database was written with: nothing was changed',
    );
}
