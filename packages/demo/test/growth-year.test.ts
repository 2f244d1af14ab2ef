/** The generated year matches the child's profile. */
import { Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import type { KnowledgePoint } from '../../../server/domains/growth/statistics/types';
import { CHILDREN } from '../content/growth/children';
import { ADVICE, HIGHLIGHTS, PRAISE } from '../content/growth/words';
import { yearOf, type PastEvent } from '../content/growth/year';
import { addDays } from '../../../server/core/time';
import { SEEDED_AT } from '../../../test/server/support/clock';

type Child = keyof typeof CHILDREN;
const names = Object.keys(CHILDREN) as Child[];

const ABILITIES = ['逻辑推理', '空间想象', '数与运算', '口语表达'];
const points: KnowledgePoint[] = [Subject.wandou, Subject.yuwen, Subject.math].flatMap((subject) =>
  Array.from({ length: 12 }, (_, index) => ({
    ...{ id: subject * 100 + index + 1, subject, position: index },
    ...{ name: `知识点${index + 1}`, ability: ABILITIES[index % ABILITIES.length] ?? '' },
  })),
);

const yearOfChild = (name: Child) =>
  yearOf(CHILDREN[name], { now: SEEDED_AT, child: '豆豆', known: [], points });
const count = (events: readonly PastEvent[], ...kinds: readonly LearningEventKind[]) =>
  events.filter(({ kind }) => kinds.includes(kind)).length;

function figuresOf(events: readonly PastEvent[]) {
  const { attended, absent, leave, answer, homework, homeworkGiven } = LearningEventKind;
  const attends = events.filter(({ kind }) => kind === attended);
  const answers = events.filter(({ kind }) => kind === answer);
  return {
    lessons: attends.length,
    attends: attends.length / count(events, attended, absent, leave),
    onTime: attends.filter(({ isOnTime }) => isOnTime).length / attends.length,
    right: answers.filter(({ amount }) => amount === 1).length / answers.length,
    homework: count(events, homework) / count(events, homeworkGiven),
  };
}
const of = (name: Child, subject?: Subject) =>
  figuresOf(yearOfChild(name).filter((event) => subject === undefined || event.subject === subject));

describe('A year of a child', () => {
  it('that is diligent is three subjects, nearly no lesson missed and all homework done', () => {
    const events = yearOfChild('manySubjects');
    expect(new Set(events.flatMap(({ subject }) => subject ?? [])).size).toBe(3);
    const { attends, onTime, right, homework } = figuresOf(events);
    expect({ attends: attends > 0.95, onTime: onTime > 0.9, right: right > 0.8 }).toEqual({
      ...{ attends: true, onTime: true, right: true },
    });
    expect(homework).toBeGreaterThan(0.9);
  });

  it('that is irregular misses lessons, comes late and leaves homework undone', () => {
    const { lessons, attends, onTime, homework } = of('oneSubject');
    expect(lessons).toBeGreaterThan(20);
    expect(attends).toBeLessThan(0.75);
    expect(onTime).toBeLessThan(0.75);
    expect(homework).toBeLessThan(0.7);
  });

  it('that is gifted in one subject is far weaker in the other', () => {
    const [strong, weak] = [of('cards', Subject.wandou).right, of('cards', Subject.math).right];
    expect(strong).toBeGreaterThan(0.88);
    expect(weak).toBeLessThan(0.7);
  });

  it('that is average is between the diligent and the irregular', () => {
    const between = (figure: 'attends' | 'homework') =>
      [of('oneSubject'), of('wholeQueue'), of('manySubjects')].map((figures) => figures[figure]);
    for (const figure of ['attends', 'homework'] as const)
      expect(between(figure)).toEqual(between(figure).toSorted((left, right) => left - right));
  });

  it('that is new is two lessons', () => {
    expect(of('tagsAndCheckIn').lessons).toBe(2);
  });

  it.each(names)('is deterministic, with a time for each event, and none in the future: %s', (name) => {
    const events = yearOfChild(name);
    expect(events).toEqual(yearOfChild(name));
    expect(events.every((event) => event.recordedAt >= event.occurredAt)).toBe(true);
    expect(events.every((event) => event.recordedAt <= SEEDED_AT)).toBe(true);
    expect(events.every((event) => event.occurredAt > addDays(SEEDED_AT, -371))).toBe(true);
  });

  it.each(names)('shows each thing once: %s', (name) => {
    const refs = yearOfChild(name).map(({ kind, ref }) => `${kind} ${ref}`);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it('of all of them is few enough rows for a reset to copy', () => {
    expect(names.flatMap(yearOfChild).length).toBeLessThan(5_000);
  });
});

describe('The teacher’s words', () => {
  it('are many, each once, and name the child and the point', () => {
    for (const words of [HIGHLIGHTS, [...PRAISE, ...ADVICE]]) {
      expect(words.length).toBeGreaterThanOrEqual(24);
      expect(new Set(words).size).toBe(words.length);
    }
    const notes = yearOfChild('manySubjects').map(({ note = '' }) => note);
    expect(notes.filter((note) => /[{}]/.test(note))).toEqual([]);
    expect(notes.some((note) => note.includes('豆豆') && note.includes('知识点'))).toBe(true);
  });
});
