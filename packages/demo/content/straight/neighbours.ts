/** Demo families not listed as demo accounts: their children take part in the study PK, to fill the ranking. */
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { AuditionStatus, StudentStatus } from '../../../../src/contract/profile/status';
import { eq, like } from 'drizzle-orm';
import { register } from '../../../../server/domains/account/register';
import { accounts, students } from '../../../../server/domains/account/tables';
import type { Db } from '../../../../server/core/db/types';
import { recordEvents, type NewEvent } from '../../../../server/domains/learning/events';
import type { Keys } from '../../../../server/core/keys';
import { plusDays, type Day } from '../../../../server/core/day';
import { ensurePeriods } from '../../../../server/domains/straight/recount';
import { runContest } from '../../../../server/domains/straight/close';
import { studyPkMembers, studyPkPeriods } from '../../../../server/domains/straight/tables';
import { addDays, formatDate, shanghaiTime, type Clock } from '../../../../server/core/time';
import { demoPhone } from '../../families';
import { chanceOf } from '../growth/random';
import { lastOver } from './weeks';

interface Neighbour {
  readonly kidName: string;
  /** '' if the parent chose none. */
  readonly nickname: string;
  readonly step: string;
  /** Had lessons before, so not a beginner. */
  readonly isOld: boolean;
}

const NAMES = [
  ...['周一诺', '吴桐', '郑晓月', '冯可', '褚安安', '卫星河', '蒋果果', '沈知行'],
  ...['韩小满', '杨朵', '秦川', '许愿', '何苗', '吕小鱼', '施乐乐', '孔明亮'],
];
const NICKNAMES = ['小火箭', '', '月亮船', '', '爱吃糖的豆', '', '乘法大王', '书虫', '', '跑得快'];
const STEPS = ['S1-2', 'S2-3'];

export const NEIGHBOURS: readonly Neighbour[] = STEPS.flatMap((step, at) =>
  NAMES.slice(at * 8, at * 8 + 8).map((kidName, index) => ({
    ...{ kidName, step, isOld: index < 6 },
    nickname: NICKNAMES[(at * 8 + index) % NICKNAMES.length] ?? '',
  })),
);

/** After the numbers of the demo accounts. */
const FIRST_PHONE = 13_800_009_001;
/** Matches only these families. */
const MASK = '138****90%';
/** Enough not to be a beginner. */
const PAST_LESSONS = 12;

export async function seedNeighbours(db: Db, clock: Clock, keys: Keys): Promise<void> {
  const now = clock.now();
  for (const [index, { kidName, nickname, step, isOld }] of NEIGHBOURS.entries()) {
    const student = {
      ...{ kidName, step, studentStatus: StudentStatus.official },
      studentAuditionStatusEnums: [{ status: AuditionStatus.done }],
    };
    const made = await register({ db, clock, keys }, demoPhone(String(FIRST_PHONE + index)), { student });
    if (made === null) continue;
    const { userId } = made;
    const joined = { joinedAt: addDays(now, -30), fromPeriod: lastOver(now) };
    await db.insert(studyPkMembers).values({ userId, nickname, showsMedals: index % 3 === 0, ...joined });
    if (isOld) await recordEvents(db, clock, userId, pastLessons(now));
  }
}

/** Adds recent learning, so that every week has a ranking, and settles the past week. */
export async function refreshNeighbours(db: Db, clock: Clock): Promise<void> {
  const known = await db
    .select({ userId: studyPkMembers.userId, phoneMask: accounts.phoneMask })
    .from(studyPkMembers)
    .innerJoin(students, eq(students.userId, studyPkMembers.userId))
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(like(accounts.phoneMask, MASK));
  if (known.length === 0) return;
  const now = clock.now();
  await ensurePeriods(db, now);
  await db
    .insert(studyPkPeriods)
    .values({ period: lastOver(now) })
    .onConflictDoNothing();
  for (const { userId, phoneMask } of known) await learn(db, clock, userId, Number(phoneMask.slice(-2)));
  await runContest(db, clock);
}

const pastLessons = (now: Date): NewEvent[] =>
  Array.from({ length: PAST_LESSONS }, (_, index) => ({
    ...{ kind: LearningEventKind.attended, ref: `lesson:demo-past:${index}`, amount: 40, outOf: 40 },
    occurredAt: addDays(now, -30 - index * 7),
  }));

/** Learning since the start of the last completed week. Idempotent. */
async function learn(db: Db, clock: Clock, userId: number, index: number): Promise<void> {
  const now = clock.now();
  const today = formatDate(now);
  const events: NewEvent[] = [];
  for (let day = lastOver(now); day <= today; day = plusDays(day, 1)) events.push(...eventsOn(day, index));
  const happened = events.filter(({ occurredAt }) => occurredAt <= now);
  await recordEvents(db, clock, userId, happened);
}

function eventsOn(day: Day, index: number): NewEvent[] {
  const chance = chanceOf(Number(day.replaceAll('-', '')) * 31 + index);
  const at = (time: string) => shanghaiTime(day, time);
  const ref = `demo-straight:${day}`;
  const lesson: NewEvent[] = chance.happens(0.3)
    ? [
        {
          ...{ kind: LearningEventKind.attended, ref, amount: 40, outOf: 40, occurredAt: at('19:00') },
          isOnTime: chance.happens(0.8),
        },
        ...Array.from({ length: chance.between(4, 12) }, (_, number) => ({
          ...{ kind: LearningEventKind.answer, ref: `${ref}:${number}`, outOf: 1, occurredAt: at('19:20') },
          amount: chance.happens(0.8) ? 1 : 0,
        })),
      ]
    : [];
  const homework: NewEvent[] = chance.happens(0.4)
    ? [{ kind: LearningEventKind.homework, ref, isOnTime: chance.happens(0.7), occurredAt: at('18:10') }]
    : [];
  const checkIn: NewEvent[] = chance.happens(0.6)
    ? [{ kind: LearningEventKind.checkIn, ref, occurredAt: at('07:40') }]
    : [];
  return [...checkIn, ...homework, ...lesson];
}
