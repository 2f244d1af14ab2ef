/** Practice of a wrong question with similar ones of its knowledge point, checked at once. Not counted anywhere. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { PRACTICE_SIZE } from '../../../src/contract/questions/values';
import {
  badInput,
  BusinessError,
  requireSession,
  type CallContext,
  type HandlersOf,
} from '../../core/http/handler';
import { knowledgePoints } from './knowledge/tables';
import { wrongQuestions } from './wrong-questions/tables';
import type { Random } from '../../core/random';
import { questionColumns, questionsByIds } from './bank';
import { checkAnswer, isEmptyAnswer, shapeMismatchOf, shownQuestion, solutionOf } from './engine';
import { QUESTION_MESSAGES } from './messages';
import { questions } from './tables';
import { orNotFound } from '../../core/http/policy';
import { ownWrongQuestions } from './policies';

export const practiceHandlers: HandlersOf<'getPractice' | 'answerPractice'> = {
  async getPractice({ wrongQuestionId }, context) {
    const wrong = await ownWrongQuestion(context, wrongQuestionId);
    const similar = await context.db
      .select(questionColumns)
      .from(questions)
      .leftJoin(knowledgePoints, eq(knowledgePoints.id, questions.knowledgeId))
      .where(isSimilar(wrong.knowledgeId))
      .orderBy(asc(questions.id))
      .limit(MOST_SIMILAR);
    const others = shuffled(
      similar.filter(({ id }) => id !== wrong.questionId),
      context.random,
    );
    const same = similar.filter(({ id }) => id === wrong.questionId);
    return [...others, ...same].slice(0, PRACTICE_SIZE).map((row) => shownQuestion(context, row));
  },

  async answerPractice({ answer, questionId, wrongQuestionId }, context) {
    const wrong = await ownWrongQuestion(context, wrongQuestionId);
    const [row] = await questionsByIds(context.db, [questionId]);
    if (row === undefined || row.answer === null || row.knowledgeId !== wrong.knowledgeId) {
      throw new BusinessError(BACKEND_CODE.notFound, QUESTION_MESSAGES.unknown);
    }
    if (shapeMismatchOf(row, answer) !== null) throw badInput('answer', QUESTION_MESSAGES.badAnswer);
    // The solution requires an attempt.
    if (isEmptyAnswer(answer)) throw badInput('answer', QUESTION_MESSAGES.empty);
    return { checked: checkAnswer(row, answer), solution: solutionOf(context, row) };
  },
};

/** Candidates per knowledge point; enough for practice. */
const MOST_SIMILAR = 60;

/** Kinds marked by a teacher cannot be practised alone. */
const isSimilar = (knowledgeId: number) =>
  and(eq(questions.knowledgeId, knowledgeId), isNotNull(questions.answer));

/** Only this child's. Independent of access to the collection: homework shows its own wrong questions too. */
async function ownWrongQuestion(context: CallContext, id: number) {
  const { userId } = requireSession(context);
  const [wrong] = await context.db
    .select()
    .from(wrongQuestions)
    .where(and(eq(wrongQuestions.id, id), ownWrongQuestions(userId)));
  return orNotFound(wrong, QUESTION_MESSAGES.unknownWrong);
}

/** A different selection each time. */
function shuffled<T>(rows: readonly T[], random: Random): T[] {
  const remaining = [...rows];
  return rows.flatMap(() => remaining.splice(random.int(0, remaining.length - 1), 1));
}
