/** Report kinds based on evaluation answers. */
import { inArray } from 'drizzle-orm';
import { ReportKind } from '../../../../src/contract/growth/values';
import { students } from '../../account/tables';
import type { Db } from '../../../core/db/types';
import { answersOf, takenBy, type EvaluationAnswer, type TakenEvaluation } from './taken';
import { formatDate } from '../../../core/time';
import { reportKind, type KindOfReport, type ReportOrder } from '../report-kinds/spec';
import { resultOf } from './abilities';
import { coursesOf, fittingCourses, type OfferedCourse } from './courses';
import { earlierOf, evaluationOfRef, refOf, reportKindOf } from './kind-of';
import type { Earlier, EvaluationFacts } from './facts';
import { evaluationReport } from './report';
import { KIND_WORDS, type EvaluationReportKind } from './texts';

/** Batch size; each evaluation has up to 200 questions. */
const AT_ONCE = 50;

const kindOfEvaluation = (kind: EvaluationReportKind): KindOfReport =>
  reportKind<EvaluationFacts>({
    kind,
    atOnce: AT_ONCE,
    announcement: KIND_WORDS[kind].announcement,
    async refAt(db, userId, at) {
      const taken = await takenBy(db, [userId], at);
      const newest = taken.find((evaluation) => reportKindOf(evaluation, taken) === kind);
      return newest === undefined ? null : refOf(newest.id);
    },
    inputOf: factsOf,
    build: (facts) => evaluationReport(kind, facts),
  });

export const evaluationKinds: Readonly<Record<EvaluationReportKind, KindOfReport>> = {
  explore: kindOfEvaluation(ReportKind.explore),
  subject: kindOfEvaluation(ReportKind.subject),
  grade: kindOfEvaluation(ReportKind.grade),
  gradeNew: kindOfEvaluation(ReportKind.gradeNew),
  rank: kindOfEvaluation(ReportKind.rank),
  review: kindOfEvaluation(ReportKind.review),
};

interface Ordered {
  readonly order: ReportOrder;
  readonly evaluation: TakenEvaluation;
  readonly earlier: TakenEvaluation | undefined;
}

/** Five queries per batch: children, evaluations, answers, and two kinds of courses. */
async function factsOf(
  db: Db,
  orders: readonly ReportOrder[],
): Promise<ReadonlyMap<ReportOrder, EvaluationFacts>> {
  const ordered = await orderedOf(db, orders);
  if (ordered.length === 0) return new Map();
  const answers = byEvaluation(await answersOf(db, idsOf(ordered)));
  const courses = await coursesOf(db, [...new Set(ordered.map(({ evaluation }) => evaluation.subject))]);
  const children = await childrenOf(db, ordered);
  const facts = new Map<ReportOrder, EvaluationFacts>();
  for (const one of ordered) {
    const own = answers.get(one.evaluation.id);
    if (own === undefined) continue;
    const child = children.get(one.evaluation.userId) ?? '';
    facts.set(one.order, factsOfOne(one, { own, answers, courses, child }));
  }
  return facts;
}

type Answers = ReadonlyMap<number, readonly EvaluationAnswer[]>;

interface Found {
  readonly own: readonly EvaluationAnswer[];
  readonly answers: Answers;
  readonly courses: readonly OfferedCourse[];
  readonly child: string;
}

function factsOfOne({ evaluation, earlier }: Ordered, { own, answers, courses, child }: Found) {
  const result = resultOf(own);
  return {
    child,
    evaluation,
    result,
    earlier: earlierResult(earlier, answers),
    courses: fittingCourses(courses, evaluation.subject, result),
  };
}

function earlierResult(earlier: TakenEvaluation | undefined, answers: Answers): Earlier | undefined {
  const found = earlier && answers.get(earlier.id);
  return found && { day: formatDate(earlier.takenAt), result: resultOf(found) };
}

/** Orders with an existing evaluation of the same child; evaluations after the report's time are ignored. */
async function orderedOf(db: Db, orders: readonly ReportOrder[]): Promise<Ordered[]> {
  const moments = orders.map(({ at }) => at.getTime());
  const userIds = [...new Set(orders.map(({ userId }) => userId))];
  const taken = await takenBy(db, userIds, new Date(Math.max(...moments)));
  return orders.flatMap((order) => {
    const id = evaluationOfRef(order.ref);
    const own = taken.filter(({ userId, takenAt }) => userId === order.userId && takenAt <= order.at);
    const evaluation = own.find((one) => one.id === id);
    return evaluation === undefined ? [] : [{ order, evaluation, earlier: earlierOf(evaluation, own) }];
  });
}

const idsOf = (ordered: readonly Ordered[]): number[] => [
  ...new Set(
    ordered.flatMap(({ evaluation, earlier }) =>
      earlier === undefined ? [evaluation.id] : [evaluation.id, earlier.id],
    ),
  ),
];

function byEvaluation(answers: readonly EvaluationAnswer[]): Answers {
  const groups = new Map<number, EvaluationAnswer[]>();
  for (const answer of answers) {
    const own = groups.get(answer.evaluationId) ?? [];
    own.push(answer);
    groups.set(answer.evaluationId, own);
  }
  return groups;
}

async function childrenOf(db: Db, ordered: readonly Ordered[]): Promise<ReadonlyMap<number, string>> {
  const userIds = [...new Set(ordered.map(({ evaluation }) => evaluation.userId))];
  const found = await db
    .select({ userId: students.userId, name: students.kidName })
    .from(students)
    .where(inArray(students.userId, userIds));
  return new Map(found.map(({ userId, name }) => [userId, name]));
}
