import { and, gt, isNull, sum } from 'drizzle-orm';
import type { CancellationLosses } from '../../../src/contract/account/cancellation.schema';
import { Subject, SubjectCode, type SubjectName } from '../../../src/contract/courses/values';
import type { Db } from '../../core/db/types';
import type { LossesOf } from '../../core/http/context';
import { SUBJECT_TEXTS } from '../configuration/messages';
import { hourBalances, hourGifts } from './tables';
import { ownBalances, ownGifts } from './policies';

export const hourLosses: LossesOf = async ({ db, clock }, userId) => ({
  hours: await hoursOf(db, userId),
  unclaimedHours: await unclaimedHoursOf(db, userId, clock.now()),
});

const subjects = Object.keys(SubjectCode) as SubjectName[];
const subjectOf = (code: string) => subjects.find((key) => SubjectCode[key] === code);
/** In the order of subjects, an unknown one last. */
function placeOf(code: string): number {
  const name = subjectOf(code);
  return name === undefined ? Number.MAX_SAFE_INTEGER : Subject[name];
}

/** An unknown brand is shown by its code. */
const nameOfBrand = (code: string): string => {
  const name = subjectOf(code);
  return name === undefined ? code : SUBJECT_TEXTS[name];
};

async function hoursOf(db: Db, userId: number): Promise<CancellationLosses['hours']> {
  const { brandCode, baseHours, giveHours } = hourBalances;
  const rows = await db
    .select({ brandCode, base: sum(baseHours).mapWith(Number), given: sum(giveHours).mapWith(Number) })
    .from(hourBalances)
    .where(ownBalances(userId))
    .groupBy(brandCode)
    .orderBy(brandCode);
  return rows
    .map(({ brandCode: code, base, given }) => ({
      brandCode: code,
      name: nameOfBrand(code),
      hours: base + given,
    }))
    .filter(({ hours }) => hours > 0)
    .toSorted((left, right) => placeOf(left.brandCode) - placeOf(right.brandCode));
}

async function unclaimedHoursOf(db: Db, userId: number, now: Date): Promise<number> {
  const waiting = and(ownGifts(userId), isNull(hourGifts.claimedAt), gt(hourGifts.expiresAt, now));
  const [row] = await db
    .select({ hours: sum(hourGifts.giveClass).mapWith(Number) })
    .from(hourGifts)
    .where(waiting);
  return row?.hours ?? 0;
}
