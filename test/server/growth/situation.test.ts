import { Client } from 'pg';
import { Subject } from '../../../src/contract/courses/values';
import type { Section } from '../../../src/contract/growth/report.schema';
import type { Situation } from '../../../src/contract/growth/schema';
import type { SectionKey, SituationPeriod } from '../../../src/contract/growth/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { recordEvents, type NewEvent } from '../../../server/domains/learning/events';
import { learningReports } from '../../../server/domains/learning/tables';
import { addDays, addMillis, shanghaiTime } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

const { attended, answer, checkIn, film } = LearningEventKind;

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(
    backend,
    anOfficialParent().withChild({ kidName: '朵朵', headImg: 'uploads/a.png' }),
  );
});

const record = (events: readonly NewEvent[]) => {
  const { db, clock } = backend.services;
  return recordEvents(db, clock, parent.userId, events);
};
/** Lessons on as many days up to yesterday, each with a right answer. */
const lessons = (count: number, subject: Subject = Subject.wandou): NewEvent[] =>
  Array.from({ length: count }, (_, at) => {
    const of = { subject, occurredAt: addDays(SEEDED_AT, -1 - at), outOf: 40 };
    const ref = `lesson:${subject}${at}`;
    return [
      { ...of, kind: attended, ref, amount: 40, isOnTime: true },
      { ...of, kind: answer, ref: `${ref}:1`, amount: 1, outOf: 1 },
    ];
  }).flat();

const ask = (period: SituationPeriod = 'month', asked: { readonly subject?: Subject } = {}) =>
  parent.visitor.ask('getSituation', { period, ...asked });
const situation = async (...asked: Parameters<typeof ask>) => as<Situation>(await ask(...asked));
const sectionOf = ({ sections }: Situation, key: SectionKey): Section | undefined =>
  sections.find((section) => section.key === key);
const attendedIn = async (...asked: Parameters<typeof ask>) =>
  sectionOf(await situation(...asked), 'overview')?.figures.find(({ name }) => name === '出勤')?.value;

describe('The situation', () => {
  it('is of the child, its time, and has all sections in their order', async () => {
    await record(lessons(3));
    const { child, avatar, from, to, sentence, sections } = await situation();
    expect([child, from, to]).toEqual(['朵朵', '2026-10-23', '2026-11-21']);
    expect(avatar).toContain('/files/uploads/a.png');
    expect(sentence).toBe(sections[0]?.sentence);
    expect(sections.map(({ key }) => key)).toEqual([
      ...['overview', 'recent', 'classroom', 'habits', 'mastery', 'achievements', 'monthly'],
    ]);
  });

  it.each([
    ['month', '2026-10-23'],
    ['term', '2026-07-25'],
    ['year', '2025-11-22'],
  ] as const)('of a %s begins on %s', async (period, from) => {
    expect(await situation(period)).toMatchObject({ from, to: '2026-11-21' });
  });

  it('of a child without events says honestly what is missing, and leads on', async () => {
    const { sections, sentence } = await situation();
    expect(sentence).toContain('再上3节课');
    expect(sections.filter(({ isEnough }) => isEnough)).toEqual([]);
    expect(sections.flatMap(({ figures, pictures }) => [...figures, ...pictures])).toEqual([]);
  });

  it('after one lesson needs two more', async () => {
    await record(lessons(1));
    expect((await situation()).sentence).toContain('再上2节课');
  });

  it('counts a lesson at midnight in Shanghai on the day that begins', async () => {
    const at = (moment: Date) => ({ kind: attended, ref: `lesson:${moment.getTime()}`, occurredAt: moment });
    const midnight = shanghaiTime('2026-10-23');
    await record([...lessons(3), at(midnight), at(addMillis(midnight, -1))]);
    expect(await attendedIn()).toBe('4');
  });

  it('leaves out what is still to come, also of today', async () => {
    const later = [1, 60 * 60_000, 24 * 60 * 60_000].map((millis) => ({
      kind: attended,
      ref: `lesson:${millis}`,
      occurredAt: addMillis(SEEDED_AT, millis),
    }));
    await record([...lessons(3), ...later]);
    expect(await attendedIn()).toBe('3');
  });

  it('of one subject is of its events alone, without check-ins', async () => {
    const signed = { kind: checkIn, ref: 'day:1', occurredAt: addDays(SEEDED_AT, -1), amount: 1, outOf: 1 };
    await record([...lessons(3), ...lessons(5, Subject.math), signed]);
    expect(await attendedIn()).toBe('8');
    expect(await attendedIn('month', { subject: Subject.math })).toBe('5');
    // 0 is a subject, not "all".
    expect(await attendedIn('month', { subject: Subject.wandou })).toBe('3');
    const habits = sectionOf(await situation('month', { subject: Subject.math }), 'habits');
    expect(habits?.figures.map(({ name }) => name)).toEqual(['准时上课']);
  });

  it('shows the calendar of a year, also for a month', async () => {
    await record([
      ...lessons(3),
      { kind: film, ref: 'story:1', occurredAt: shanghaiTime('2025-11-22', '00:00') },
    ]);
    const calendar = sectionOf(await situation(), 'habits')?.pictures[0];
    expect(calendar?.points).toHaveLength(365);
    expect(calendar?.points[0]).toEqual({ label: '2025-11-22', value: 1 });
  });

  it('is for its own parent alone', async () => {
    await record(lessons(3));
    const other = await buildParent(backend, anOfficialParent());
    expect(as<Situation>(await other.visitor.ask('getSituation', { period: 'month' })).sentence).toContain(
      '再上3节课',
    );
    other.visitor.token = null;
    expect(await other.visitor.ask('getSituation', { period: 'month' })).toMatchObject({ status: 401 });
  });

  it('takes no other period and no other subject', async () => {
    for (const asked of [{ period: 'week' }, { period: 'month', subject: 2 }, {}])
      expect(await parent.visitor.ask('getSituation', asked as never)).toMatchObject({ status: 400 });
  });

  it('takes as many statements after a year of lessons as after none', async () => {
    const count = async () => {
      const spy = jest.spyOn(Client.prototype, 'query');
      await ask('year');
      const number = spy.mock.calls.length;
      spy.mockRestore();
      return number;
    };
    await count();
    const none = await count();
    await record(lessons(200));
    expect(await count()).toBe(none);
    expect(none).toBeLessThanOrEqual(7);
  });
});

describe('Monthly reports in the situation', () => {
  const release = (details: Partial<typeof learningReports.$inferInsert>) =>
    backend.services.db.insert(learningReports).values({
      ...{ userId: parent.userId, reportType: 1, kind: 'month', message: '10月又进步了' },
      ...{ fromDay: '2026-10-01', toDay: '2026-10-31', createdAt: addDays(SEEDED_AT, -20) },
      ...details,
    });
  const monthly = async () => sectionOf(await situation(), 'monthly');

  it('lead to those that came, the newest first, and to no others', async () => {
    await release({ fromDay: '2026-09-01', createdAt: addDays(SEEDED_AT, -51), readAt: SEEDED_AT });
    await release({ fromDay: null, createdAt: addDays(SEEDED_AT, -81), readAt: SEEDED_AT });
    await release({});
    await release({ kind: 'afterClass', ref: 'lesson:1' });
    await release({ fromDay: '2026-11-01', createdAt: addDays(SEEDED_AT, 10) });
    const month = await monthly();
    expect(month?.ways.map(({ text, why }) => [text, why])).toEqual([
      ['2026年10月学习报告（未读）', '10月又进步了'],
      ['2026年9月学习报告', '10月又进步了'],
      ['2026年8月学习报告', '10月又进步了'],
      ['全部报告', '每一份都在“我的报告”里'],
    ]);
    expect(month?.ways.slice(0, 3).every(({ url }) => /^\/report\/stage\?id=\d+$/.test(url))).toBe(true);
  });

  it('lead to the last three and to all of them', async () => {
    for (let month = 1; month <= 7; month += 1)
      await release({ fromDay: `2026-0${month}-01`, createdAt: addDays(SEEDED_AT, month - 10) });
    const found = (await monthly())?.ways.map(({ text }) => text.replace('（未读）', ''));
    expect(found).toEqual(['2026年7月学习报告', '2026年6月学习报告', '2026年5月学习报告', '全部报告']);
  });

  it.each([
    ['2026-11-21T09:00:00', '12月1日'],
    ['2026-12-01T07:59:59', '12月1日'],
    ['2026-12-01T08:00:00', '1月1日'],
  ])('say at %s that the next one comes on %s', async (now, day) => {
    backend.clock.set(new Date(`${now}+08:00`));
    expect((await monthly())?.sentence).toContain(`${day}早上`);
  });
});
