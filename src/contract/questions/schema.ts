import { Type as T } from '@sinclair/typebox';
import { id, list } from '../primitives.schema';
import { AnswerSchema, CheckedSchema, QuestionSchema, SolutionSchema } from './question.schema';
import { PRACTICE_SIZE } from './values';

export const questionsSchemas = {
  /** Questions similar to a wrong one: same knowledge point, unseen ones before repeats. */
  getPractice: {
    request: T.Object({ wrongQuestionId: id() }),
    response: list(QuestionSchema, PRACTICE_SIZE),
  },
  /** Checked at once, with the solution. Only questions that `getPractice` returned to this child. */
  answerPractice: {
    request: T.Object({ wrongQuestionId: id(), questionId: id(), answer: AnswerSchema }),
    response: T.Object({ checked: CheckedSchema, solution: SolutionSchema }),
  },
};
