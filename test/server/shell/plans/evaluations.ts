/** Requests about evaluations for the walk through all calls. */
import { Subject } from '../../../../src/contract/courses/values';
import { EvaluationForm } from '../../../../src/contract/evaluation/values';
import type { Answer } from '../../../../src/contract/questions/question.schema';
import type { QuestionKind } from '../../../../src/contract/questions/values';
import type { Turn } from '../../../../src/contract/evaluation/schema';
import { newPhone } from '../../../builders/account';
import { PASSED } from '../../../builders/evaluation-forms';
import type { InsideParent } from '../../support/people';
import { phoneFields } from '../../support/visitor';

const WANTED = { form: EvaluationForm.thinking, subject: Subject.wandou, age: 8 } as const;

/** Every question may be skipped. */
const NOTHING_SAID: Readonly<Record<QuestionKind, Answer>> = {
  single: { kind: 'single', choice: '' },
  multiple: { kind: 'multiple', choices: [] },
  judge: { kind: 'judge', isTrue: null },
  fill: { kind: 'fill', blanks: [] },
  match: { kind: 'match', pairs: [] },
  order: { kind: 'order', keys: [] },
  group: { kind: 'group', placed: [] },
  grid: { kind: 'grid', points: [] },
  listen: { kind: 'listen', choices: [] },
  speak: { kind: 'speak', recordings: [] },
  photo: { kind: 'photo', pictures: [] },
  film: { kind: 'film', films: [] },
};

export function evaluationRequests(parent: InsideParent) {
  const begun = async () => {
    const { data } = await parent.visitor.ask('startEvaluation', WANTED);
    return data as unknown as Turn;
  };
  const over = async () => {
    const { sitting } = await begun();
    await parent.visitor.ask('finishEvaluation', { sittingId: sitting.id });
    return { sittingId: sitting.id };
  };
  return {
    loginEvaluation: async () => {
      const phone = newPhone();
      await parent.visitor.sendCode(phone);
      return { ...phoneFields(phone), ...parent.visitor.codeFields() };
    },
    startEvaluation: WANTED,
    answerEvaluation: async () => {
      const { position, question, sitting } = await begun();
      const answer = question === null ? PASSED : NOTHING_SAID[question.kind];
      return { sittingId: sitting.id, questionId: question?.id, position, answer };
    },
    finishEvaluation: over,
  };
}
