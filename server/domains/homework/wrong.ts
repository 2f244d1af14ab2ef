/** Adds wrong answers to the wrong-question collection, in the transaction of the correction. */
import { sql } from 'drizzle-orm';
import type { Answered, QuestionBody } from '../../../src/contract/questions/question.schema';
import type { CorrectedItem } from '../../../src/contract/homework/homework.schema';
import { TEACHER_KINDS, Verdict } from '../../../src/contract/questions/values';
import type { Db } from '../../core/db/types';
import { wrongQuestions } from '../questions/wrong-questions/tables';
import { rightWordsOf, wordsOf } from '../questions/engine';
import { plainText } from '../questions/plain-text';
import type { AskedQuestion } from './answers';
import { WRONG_WORDS } from './messages';

/** Partly right in a kind that a teacher marks is not wrong. */
export const isWrong = (
  { kind }: Pick<AskedQuestion, 'kind'>,
  { verdict }: Pick<CorrectedItem, 'verdict'>,
): boolean => verdict === Verdict.wrong || (verdict === Verdict.partly && !TEACHER_KINDS.includes(kind));

interface Wrong {
  readonly userId: number;
  /** Where it was asked, as text. */
  readonly source: string;
  readonly wrongAt: Date;
  readonly questions: readonly AskedQuestion[];
  readonly answers: readonly Answered[];
}

const optionsOf = (body: QuestionBody): string[] =>
  'options' in body ? body.options.map(({ alt, text }) => plainText(text === '' ? alt : text)) : [];

/**
 * One row per child and question: a repeated mistake updates it and clears "mastered". Questions without a knowledge
 * point are skipped, since the collection is sorted by them.
 */
export async function collectWrong(
  tx: Db,
  { answers, questions, source, userId, wrongAt }: Wrong,
): Promise<void> {
  const byId = new Map(answers.map(({ answer, questionId }) => [questionId, answer]));
  const rows = questions.flatMap((question) => {
    const { body, explanation, id: questionId, knowledgeId, pictures, stem } = question;
    if (knowledgeId === null) return [];
    return [
      {
        ...{ userId, knowledgeId, questionId, source, wrongAt, stem: plainText(stem) },
        picture: pictures[0]?.key ?? '',
        options: optionsOf(body),
        childAnswer: wordsOf(question, byId.get(questionId)) || WRONG_WORDS.nothing,
        rightAnswer: rightWordsOf(question) || WRONG_WORDS.seeCorrection,
        analysis: plainText(explanation),
      },
    ];
  });
  if (rows.length === 0) return;
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(wrongQuestions)
    .values(rows)
    .onConflictDoUpdate({
      target: [wrongQuestions.userId, wrongQuestions.questionId],
      set: {
        ...{
          childAnswer: excluded('child_answer'),
          rightAnswer: excluded('right_answer'),
          stem: excluded('stem'),
        },
        ...{ analysis: excluded('analysis'), options: excluded('options'), picture: excluded('picture') },
        ...{
          source: excluded('source'),
          wrongAt: excluded('wrong_at'),
          knowledgeId: excluded('knowledge_id'),
        },
        wrongTimes: sql`${wrongQuestions.wrongTimes} + 1`,
        masteredAt: null,
      },
    });
}
