/** The child's current situation. */
import { eq } from 'drizzle-orm';
import type { Subject } from '../../../src/contract/courses/values';
import type { Situation } from '../../../src/contract/growth/schema';
import { SITUATION_DAYS, SituationPeriod } from '../../../src/contract/growth/values';
import { students } from '../account/tables';
import { prepared, type Asked } from '../../core/db/prepared';
import { pictureUrl, publicOrigin } from '../../core/http/file-url';
import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { SameQuestion } from '../../core/same-question';
import { shanghaiTime, today } from '../../core/time';
import { eventsOf } from '../learning/events';
import { monthly, monthReportsOf } from './monthly';
import { openWrongOf } from './open-wrong';
import { sections } from './sections';
import { CHILD } from './sections/texts';
import { lastAnswersBefore, pointsToLearn } from './statistics/reads';
import { daysUpTo, spanBefore } from './statistics/span';
import { statisticsOf } from './statistics/statistics';
import type { SectionInput } from './statistics/types';

const sameQuestion = new SameQuestion<Situation>();

export const situationHandlers: HandlersOf<'getSituation'> = {
  getSituation({ subject, period }, context) {
    const { userId } = requireSession(context);
    const asking = { userId, subject: subject ?? null, period };
    const question = JSON.stringify([asking, publicOrigin(context)]);
    return sameQuestion.ask(context.db, question, () => situationOf(context, asking));
  },
};

export interface Asking {
  readonly userId: number;
  /** null: all subjects. */
  readonly subject: Subject | null;
  readonly period: SituationPeriod;
}

type Services = Pick<CallContext, 'db' | 'clock' | 'config' | 'headers'>;

/** Always six queries. The caller must have checked access to the child. */
export async function situationOf(
  { db, clock, ...asked }: Services,
  { userId, subject, period }: Asking,
): Promise<Situation> {
  const until = clock.now();
  const day = today({ now: () => until });
  const span = daysUpTo(day, SITUATION_DAYS[period]);
  const year = daysUpTo(day, SITUATION_DAYS[SituationPeriod.year]);
  const before = spanBefore(span);
  const from = before.from < year.from ? before.from : year.from;
  const [student] = await findChild(db, { userId });
  const recent = await eventsOf(db, { userId, subject, from, to: day });
  const older = await lastAnswersBefore(db, userId, shanghaiTime(from));
  const points = await pointsToLearn(db);
  const months = await monthReportsOf(db, userId, until);
  const openWrong = (await openWrongOf(db, [userId], until)).get(userId);

  const events = [...older, ...recent];
  const count = (of: typeof span) => statisticsOf(events, { span: of, subject, points, openWrong, until });
  const now = count(span);
  const input: SectionInput = {
    child: student?.kidName === undefined || student.kidName === '' ? CHILD : student.kidName,
    now,
    before: count(before),
    points,
    year: period === SituationPeriod.year ? now.days : count(year).days,
  };
  const shown = Object.values(sections).map((build) => build(input));
  return {
    child: student?.kidName ?? '',
    avatar: pictureUrl(asked, student?.headImg ?? ''),
    ...span,
    sentence: shown[0]?.sentence ?? '',
    sections: [...shown, monthly(months, until)],
  };
}

const findChild = prepared('child_of_situation', (db, asked: Asked<{ userId: number }>) =>
  db
    .select({ kidName: students.kidName, headImg: students.headImg })
    .from(students)
    .where(eq(students.userId, asked.userId)),
);
