/** Evaluations taken by a child. */
import { and, eq } from 'drizzle-orm';
import { Subject, type SubjectName } from '../../src/contract/courses/values';
import { EvaluationKind } from '../../src/contract/evaluation/values';
import { takeEvaluation } from '../../server/domains/growth/evaluations/take';
import { releaseDue } from '../../server/domains/growth/reports/work';
import { knowledgePoints } from '../../server/domains/questions/knowledge/tables';
import { addDays } from '../../server/core/time';
import { type Child, type Fixture, type TestContext, stored } from './test-context';

export interface EvaluationDetails {
  readonly kind?: keyof typeof EvaluationKind;
  readonly subject?: SubjectName;
  readonly title?: string;
  readonly daysAgo?: number;
  readonly comment?: string;
  /** By ability, also used as knowledge point: '++-' is two right answers and a wrong one; '' is no ability. */
  readonly answers?: Readonly<Record<string, string>>;
}

const LOGIC = { 逻辑推理: '++-', 空间想象: '+++', 数感: '+--' };

/** Returns its id. */
export async function anEvaluation(
  testContext: TestContext,
  { userId }: Child,
  { answers = LOGIC, daysAgo = 1, kind = 'topic', subject = 'wandou', ...more }: EvaluationDetails = {},
): Promise<number> {
  const { clock, db } = testContext;
  const rows = await Promise.all(
    Object.entries(answers).map(async ([ability, marks]) => {
      const knowledgeId = ability === '' ? null : await pointOf(testContext, subject, ability);
      return [...marks].map((mark) => ({ knowledgeId, ...answerOf(ability, mark === '+') }));
    }),
  );
  return takeEvaluation(db, clock, userId, {
    kind: EvaluationKind[kind],
    subject: Subject[subject],
    title: '思维测评',
    takenAt: addDays(clock.now(), -daysAgo),
    seconds: 600,
    ...more,
    answers: rows.flat(),
  });
}

/** Releases the due reports now. */
export const reportsReleased: Fixture = async ({ clock, db }, { userId }) => {
  const onError = (error: unknown) => {
    throw error;
  };
  await releaseDue({ db, clock, onError, userId });
};

const answerOf = (ability: string, isRight: boolean) => ({
  ...{ stem: `${ability}：2，4，6，（　）`, options: ['7', '8'], rightAnswer: '8', analysis: '每次多 2。' },
  ...{ childAnswer: isRight ? '8' : '7', isRight },
});

async function pointOf({ db }: TestContext, subject: SubjectName, ability: string): Promise<number> {
  const point = { subject: Subject[subject], name: ability, ability };
  const same = and(eq(knowledgePoints.subject, point.subject), eq(knowledgePoints.name, ability));
  const [known] = await db.select({ id: knowledgePoints.id }).from(knowledgePoints).where(same).limit(1);
  return (
    known?.id ??
    stored(await db.insert(knowledgePoints).values(point).returning({ id: knowledgePoints.id })).id
  );
}
