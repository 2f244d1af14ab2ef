import { BY_HAND } from '../content/questions/by-hand';
import { DEMO_QUESTIONS } from '../content/questions';
import { QuestionKind, TEACHER_KINDS } from '../../../src/contract/questions/values';

describe('questions of the demonstration', () => {
  test('have several of each kind that a teacher judges, and no right answer to those', () => {
    for (const kind of TEACHER_KINDS) {
      expect(BY_HAND.filter(({ body }) => body.kind === kind).length).toBeGreaterThanOrEqual(2);
    }
    expect(BY_HAND.every(({ answer }) => answer === null)).toBe(true);
  });

  test('are of every kind, and none has the code of another', () => {
    const kinds = new Set(DEMO_QUESTIONS.map(({ body }) => body.kind));
    expect([...kinds].sort()).toEqual(Object.values(QuestionKind).sort());
    expect(new Set(DEMO_QUESTIONS.map(({ code }) => code)).size).toBe(DEMO_QUESTIONS.length);
  });
});
