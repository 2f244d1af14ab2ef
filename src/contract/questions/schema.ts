import { Type as T } from '@sinclair/typebox';
import { id, list } from '../primitives.schema';
import { AnswerSchema, CheckedSchema, QuestionSchema, SolutionSchema } from './question.schema';
import { PRACTICE_SIZE } from './values';

export const questionsSchemas = {
  /** Similar questions to one of the wrong-question collection: the same knowledge point, others before the same again. */
  getPractice: {
    request: T.Object({ wrongQuestionId: id() }),
    response: list(QuestionSchema, PRACTICE_SIZE),
  },
  /** Checked at once, with its solution. Only questions that `getPractice` told this child. */
  answerPractice: {
    request: T.Object({ wrongQuestionId: id(), questionId: id(), answer: AnswerSchema }),
    response: T.Object({ checked: CheckedSchema, solution: SolutionSchema }),
  },
};
