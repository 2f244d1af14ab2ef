import { eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import type { LearningReportRecord, Shared, Situation, Week } from '../../../src/contract/growth/schema';
import type { ResponseOf } from '../../../src/contract/define';
import type { growthCalls } from '../../../src/contract/growth/calls';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { notifyOfWeeks } from '../../../server/domains/growth/week/notify';
import { recordEvents, type NewEvent } from '../../../server/domains/learning/events';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { reportPlans } from '../../../server/domains/growth/tables';
import { shanghaiTime } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { attendedLessons, recordedIn } from '../../builders/learning';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';
import { buildParent, type InsideParent } from '../support/people';

const { absent, checkIn, homework, homeworkGiven } = LearningEventKind;
const MONDAY = '2026-11-16';
const SUNDAY_EVENING = shanghaiTime('2026-11-22', '19:00');

type Made = ResponseOf<typeof growthCalls.createShare>;

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SUNDAY_EVENING);
  await backend.services.db.delete(reportPlans).where(eq(reportPlans.name, 'week'));
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '王朵朵' }));
});

const on = (day: string, time = '18:00') => shanghaiTime(`2026-11-${day}`, time);
const write = (events: readonly NewEvent[], { userId } = parent) =>
  recordEvents(backend.services.db, backend.clock, userId, events);
const happened = (kind: NewEvent['kind'], ...days: readonly string[]): NewEvent[] =>
  days.map((day) => ({ kind, ref: `${kind}:${day}`, occurredAt: on(day) }));
const lesson = (id: number, day: string) => ({ id, at: on(day), subject: Subject.wandou });
const built = (fixture: ReturnType<typeof attendedLessons>) =>
  fixture({ ...backend.services, clock: backend.clock }, parent);
const week = async (of?: string) => as<Week>(await parent.visitor.ask('getWeek', of ? { week: of } : {}));
const messagesOf = ({ userId } = parent) =>
  backend.services.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));

describe('The week', () => {
  it('comes on Sunday at seven in the evening, China time', async () => {
    expect(await week()).toMatchObject({ child: '王朵朵', from: MONDAY, to: '2026-11-22' });
    backend.clock.set(shanghaiTime('2026-11-22', '18:59'));
    expect(await week()).toMatchObject({ from: '2026-11-09', to: '2026-11-15' });
  });

  it('counts lessons, homework and check-ins, and those of the week before', async () => {
    await built(attendedLessons(lesson(1, '17'), lesson(2, '19'), lesson(3, '11')));
    await write([
      ...happened(absent, '20'),
      ...happened(homeworkGiven, '17', '18', '19'),
      ...happened(homework, '18', '19'),
      ...happened(checkIn, '16', '17', '22', '10'),
    ]);
    expect(await week()).toMatchObject({
      lessons: { now: 2, of: 3, before: 1 },
      homework: { now: 2, of: 3, before: 0 },
      checkIns: { now: 3, of: 7, before: 1 },
    });
  });

  it('says what the situation and home say', async () => {
    await built(attendedLessons(lesson(1, '17'), lesson(2, '19'), lesson(3, '20')));
    await write([
      ...happened(homeworkGiven, '17', '18'),
      ...happened(homework, '18'),
      ...happened(checkIn, '16', '22'),
    ]);
    const { lessons, homework: handedIn, checkIns } = await week();
    const { sections } = as<Situation>(await parent.visitor.ask('getSituation', { period: 'month' }));
    const figure = (named: string) =>
      sections.flatMap(({ figures }) => figures).find(({ name }) => name === named)?.value;
    expect([lessons.now, handedIn.now, checkIns.now].map(String)).toEqual(
      ['出勤', '交了作业', '签到'].map(figure),
    );
    const record = { userId: parent.userId, subject: Subject.wandou, step: 'S1-1' };
    const home = as<LearningReportRecord>(await parent.visitor.ask('getLearningReportRecord', record));
    expect(home.course_total).toBe(lessons.now);
  });

  it('has one sentence of the teacher, and what the teacher wrote down', async () => {
    await write([
      { kind: 'comment', ref: 'lesson:1', occurredAt: on('17'), note: '前几天说的话。' },
      { kind: 'comment', ref: 'lesson:2', occurredAt: on('19'), note: '今天第一个举手！下次也要这样。' },
      { kind: 'highlight', ref: 'lesson:2', occurredAt: on('19'), title: '第2讲', note: '一眼看出了规律' },
    ]);
    expect(await week()).toMatchObject({
      teacher: { words: '11月19日：今天第一个举手！' },
      moment: { title: '第2讲', text: '一眼看出了规律' },
    });
  });

  it('would rather play the child’s recording', async () => {
    await built(attendedLessons(lesson(1, '19')));
    await built(recordedIn(lesson(1, '19')));
    expect((await week()).moment).toMatchObject({
      title: '我的演讲',
      recording: { kind: 'recording', seconds: 42 },
    });
  });

  it('of a quiet week invents nothing', async () => {
    const quiet = await week();
    expect(quiet.lessons).toEqual({ now: 0, of: 0, before: 0 });
    expect([quiet.teacher, quiet.moment, quiet.older, quiet.newer]).toEqual(Array(4).fill(undefined));
    expect(quiet.tonight?.url).toBe('/soundStoryPage');
  });

  it('leads back to the first week of the child, and on to the newest', async () => {
    await built(attendedLessons(lesson(1, '17'), lesson(2, '04')));
    expect(await week()).toMatchObject({ older: '2026-11-09' });
    const middle = await week('2026-11-11');
    expect(middle).toMatchObject({ from: '2026-11-09', older: '2026-11-02', newer: MONDAY });
    expect(middle.tonight).toBeUndefined();
    const oldest = await week('2026-11-02');
    expect(oldest.older).toBeUndefined();
    expect((await week('2026-12-14')).from).toBe(MONDAY);
  });

  it('refuses a day that does not exist', async () => {
    expect((await parent.visitor.ask('getWeek', { week: '2026-02-31' })).body.code).not.toBe(0);
  });
});

describe('The message about the week', () => {
  const run = () => notifyOfWeeks(backend.services.db, backend.clock);

  it('comes once, to children who did something, also from two instances', async () => {
    const quiet = await buildParent(backend, anOfficialParent());
    await write(happened(checkIn, '20'));
    await Promise.all([run(), run()]);
    await backend.services.db.delete(reportPlans).where(eq(reportPlans.name, 'week'));
    await run();
    const [message, ...more] = await messagesOf();
    expect(message?.target?.url).toBe(`/growUp/week?week=${MONDAY}`);
    expect([...more, ...(await messagesOf(quiet))]).toEqual([]);
  });

  it('does not come before Sunday evening, nor days later', async () => {
    await write(happened(checkIn, '12', '20'));
    backend.clock.set(shanghaiTime('2026-11-22', '18:59'));
    await run();
    backend.clock.set(shanghaiTime('2026-11-25'));
    await run();
    expect(await messagesOf()).toHaveLength(0);
  });
});

describe('A shared week', () => {
  it('has the figures and the teacher’s sentence, without names, recording or links', async () => {
    await built(attendedLessons(lesson(1, '19'), lesson(2, '11')));
    await built(recordedIn(lesson(1, '19')));
    await write([{ kind: 'comment', ref: 'lesson:3', occurredAt: on('20'), note: '王朵朵今天第一个举手！' }]);
    const made = as<Made>(
      await parent.visitor.ask('createShare', { of: 'week', week: MONDAY, nickname: '豆苗' }),
    );
    // Later weeks do not change what was shared.
    backend.clock.set(shanghaiTime('2026-11-30'));
    const shared = as<Shared>(await new Visitor(backend).ask('getShared', { shareKey: made.shareKey }));
    expect(shared.week).toMatchObject({
      ...{ child: '豆苗', from: MONDAY, to: '2026-11-22', lessons: { now: 1, of: 1, before: 1 } },
      teacher: { name: '老师', avatar: '', words: '11月20日：豆苗今天第一个举手！' },
    });
    expect(Object.keys(shared.week ?? {})).not.toEqual(expect.arrayContaining(['moment']));
    expect(JSON.stringify(shared)).not.toContain('朵朵');
  });
});
