/** Demo question bank: each question can be asked, answered and explained. */
import { Subject } from '../../../src/contract/courses/values';
import { TEACHER_KINDS } from '../../../src/contract/questions/values';
import { questions } from '../../../server/domains/questions/tables';
import type { QuestionRow } from '../../../server/domains/questions/bank';
import {
  checkAnswer,
  shapeMismatchOf,
  rightWordsOf,
  solutionOf,
} from '../../../server/domains/questions/engine';
import { DEMO_QUESTIONS, seedQuestions } from '../content/questions';
import { SOUNDS } from '../content/questions/sounds';
import { secondsOf, wavOf } from '../content/questions/tones';
import { pictures } from '../pictures/all';
import { knowledgePoints } from '../../../server/domains/questions/knowledge/tables';
import { startBackend } from '../../../test/server/support/backend';

const rows = DEMO_QUESTIONS.map((question, index): QuestionRow => ({
  ...{ points: 10, pictures: [], explanation: '', difficulty: 3, ability: '', knowledge: '' },
  ...question,
  ...{ id: index + 1, kind: question.body.kind, knowledgeId: null, pictures: [...(question.pictures ?? [])] },
}));
const context = { config: { publicUrl: '', port: 8080 }, headers: {} } as never;

describe('the bank of the demonstration', () => {
  it('has every code once', () => {
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  });

  it('accepts its own right answers and explains each', () => {
    for (const row of rows) {
      if (TEACHER_KINDS.includes(row.kind)) continue;
      const { answer } = solutionOf(context, row);
      if (answer === null) throw new Error(`${row.code} has no answer`);
      expect([row.code, shapeMismatchOf(row, answer)]).toEqual([row.code, null]);
      expect([row.code, checkAnswer(row, answer).verdict]).toEqual([row.code, 'right']);
      expect(rightWordsOf(row)).not.toBe('');
      expect([row.code, row.explanation.length > 5]).toEqual([row.code, true]);
    }
  });

  it('names only pictures that exist, and describes each', () => {
    const drawn = new Set(pictures().map(({ key }) => key));
    for (const { code, pictures } of rows)
      for (const { alt, key } of pictures)
        expect([code, drawn.has(key), alt !== '']).toEqual([code, true, true]);
  });

  it.each(['wandou', 'yuwen'] as const)('has enough of %s for an evaluation, easy to hard', (subject) => {
    const own = rows.filter((row) => row.subject === Subject[subject] && row.answer !== null);
    expect(own.length).toBeGreaterThanOrEqual(20);
    for (const level of [1, 2, 3, 4, 5]) {
      expect(own.filter(({ difficulty }) => difficulty === level).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('is stored once, each with the knowledge point and the ability that it is about', async () => {
    const backend = await startBackend();
    const { db } = backend.services;
    await seedQuestions(db);
    const points = await db.select().from(knowledgePoints);
    await seedQuestions(db);
    expect(await db.select().from(questions)).toHaveLength(DEMO_QUESTIONS.length);
    expect(await db.select().from(knowledgePoints)).toHaveLength(points.length);
    const thinking = points.filter(({ subject }) => subject === Subject.wandou);
    expect(new Set(thinking.map(({ ability }) => ability)).size).toBeGreaterThanOrEqual(4);
    expect(points.filter(({ ability }) => ability === '')).toEqual([]);
    await backend.stop();
  });
});

describe('a tone', () => {
  const tones = [
    { hertz: 440, seconds: 0.5 },
    { hertz: 0, seconds: 0.5 },
  ];

  it('is a WAV file of the right length, soft at both ends', () => {
    const file = wavOf(tones);
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    expect(file.length).toBe(44 + 8000 * 2);
    expect(file.readUInt32LE(40)).toBe(8000 * 2);
    expect(file.readInt16LE(44)).toBe(0);
    expect(secondsOf(tones)).toBe(1);
  });

  it('has a duration and a description', () => {
    for (const { key, seconds, transcript } of Object.values(SOUNDS)) {
      expect([key, seconds > 0, transcript !== '']).toEqual([key, true, true]);
    }
  });
});
