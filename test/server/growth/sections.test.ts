import fc from 'fast-check';
import { Subject } from '../../../src/contract/courses/values';
import type { Section } from '../../../src/contract/growth/report.schema';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { PictureKind } from '../../../src/contract/growth/values';
import { sections } from '../../../server/domains/growth/sections';
import { trend } from '../../../server/domains/growth/sections/texts';
import { spanBefore } from '../../../server/domains/growth/statistics/span';
import { statisticsOf } from '../../../server/domains/growth/statistics/statistics';
import type { LearningEvent } from '../../../server/domains/learning/events';
import type { SectionInput } from '../../../server/domains/growth/statistics/types';
import { addDays, shanghaiTime } from '../../../server/core/time';
import { expectContract } from '../support/answers';
import { happened, manyEvents, POINTS } from './events-of-tests';

const SPAN = { from: '2026-10-05', to: '2026-11-03' };
const NOON = shanghaiTime('2026-10-10', '12:00');
const { attended, absent, leave, answer, checkIn, participation, highlight, homework, homeworkGiven, film } =
  LearningEventKind;

function inputOf(events: readonly LearningEvent[], subject: Subject | null = null): SectionInput {
  const count = (span: typeof SPAN) => statisticsOf(events, { span, subject, points: POINTS });
  return { child: '朵朵', now: count(SPAN), before: count(spanBefore(SPAN)), points: POINTS };
}

const sectionOf = (key: keyof typeof sections, events: readonly LearningEvent[]): Section =>
  sections[key](inputOf(events));

/** So many events, one a day. */
const times = (
  count: number,
  kind: LearningEventKind,
  details: Partial<LearningEvent> = {},
): LearningEvent[] =>
  Array.from({ length: count }, (_, at) =>
    happened(kind, { ref: `lesson:${details.title ?? ''}${at}`, occurredAt: addDays(NOON, at), ...details }),
  );
const lessons = (count: number, details: Partial<LearningEvent> = {}) =>
  times(count, attended, { amount: 40, outOf: 40, ...details });
const answers = (right: number, wrong: number, details: Partial<LearningEvent> = {}) => [
  ...times(right, answer, { title: '对', amount: 1, outOf: 1, knowledgeId: 1, occurredAt: NOON, ...details }),
  ...times(wrong, answer, { title: '错', amount: 0, outOf: 1, knowledgeId: 2, occurredAt: NOON, ...details }),
];
const figure = (section: Section, name: string) => section.figures.find((one) => one.name === name);
const BEFORE = addDays(NOON, -30);
const before = { occurredAt: BEFORE };
/** Enough lessons in the previous period, all at one moment. */
const lessonsBefore = (count: number) => times(count, attended, { title: '之前', ...before });

/** A hundred answers in each week, so many of them right. */
const weekly = (...rights: number[]) =>
  sectionOf('recent', [
    ...lessons(3),
    ...rights.flatMap((right, week) =>
      answers(right, 100 - right, { occurredAt: addDays(NOON, 7 * week) }).map((event) => ({
        ...event,
        ref: `${week}:${event.ref}`,
      })),
    ),
  ]);

describe('Every section', () => {
  it('fits its shape, whatever happened, and names nothing to practise without a link', () => {
    fc.assert(
      fc.property(manyEvents, fc.constantFrom(null, Subject.wandou, Subject.math), (events, subject) => {
        const input = inputOf(events, subject);
        const built = Object.values(sections).map((build) => build(input));
        const frame = { child: '朵朵', avatar: '', ...SPAN, sentence: '' };
        expectContract('getSituation', '200', JSON.parse(JSON.stringify({ ...frame, sections: built })));
        for (const { sentence, practise, ways, isEnough, figures, pictures } of built) {
          expect(sentence).toMatch(/[。]$/);
          expect(sentence).not.toMatch(/undefined|NaN|null/);
          expect(practise.length === 0 || ways.length > 0).toBe(true);
          expect(isEnough || figures.length + pictures.length === 0).toBe(true);
        }
        // Lessons that a parent observes are not counted.
        expect(JSON.stringify(built)).not.toContain('旁听');
      }),
    );
  });

  it.each(['overview', 'recent', 'classroom', 'habits', 'mastery'] as const)(
    '%s says how many lessons are missing where there are fewer than three',
    (key) => {
      expect(sectionOf(key, [])).toMatchObject({
        isEnough: false,
        figures: [],
        pictures: [],
        good: [],
        practise: [],
      });
      expect(sectionOf(key, []).sentence).toContain('再上3节课，就能看出');
      expect(sectionOf(key, lessons(2)).sentence).toContain('再上1节课，就能看出');
      expect(sectionOf(key, lessons(1)).ways).toHaveLength(1);
      expect(sectionOf(key, [...lessons(3), ...answers(3, 0)]).isEnough).toBe(true);
    },
  );
});

it.each(['recent', 'mastery'] as const)('%s of lessons without a question says so, and leads on', (key) => {
  const found = sectionOf(key, lessons(3));
  expect(found).toMatchObject({ isEnough: false, pictures: [], ways: [{}] });
  expect(found.sentence).toContain('还没有记录');
});

describe('The overview', () => {
  it.each([
    ['扎实', 8, 2, '80'],
    ['还有几处要再练练', 79, 21, '79'],
    ['还有几处要再练练', 6, 4, '60'],
    ['有点吃力', 59, 41, '59'],
  ])('says %s where %i were right and %i wrong', (words, right, wrong, rate) => {
    const found = sectionOf('overview', [...lessons(3), ...answers(right, wrong)]);
    expect(found.sentence).toContain(words);
    expect(figure(found, '答题正确率')?.value).toBe(rate);
  });

  it('compares with the time before only where that means something', () => {
    const now = [...lessons(5), ...answers(9, 1)];
    const weak = answers(5, 5, { title: '之前', ...before }).map((event, at) => ({
      ...event,
      ref: `before:${at}`,
    }));
    const alone = sectionOf('overview', [...now, ...lessonsBefore(2), ...weak]);
    expect(figure(alone, '出勤')).toEqual({ name: '出勤', value: '5', unit: '节', note: '' });
    const compared = sectionOf('overview', [...now, ...lessonsBefore(3), ...weak]);
    expect(figure(compared, '出勤')).toMatchObject({ value: '5', note: '比之前多2节', change: 2 });
    expect(figure(compared, '答题正确率')).toMatchObject({ value: '90', note: '比之前高40个百分点' });
    expect(compared.sentence).toContain('比之前进步了');
  });

  it('distinguishes attended, missed and lessons on leave', () => {
    const found = sectionOf('overview', [
      ...lessons(4),
      ...times(2, absent, { title: '缺' }),
      ...times(1, leave, { title: '假' }),
    ]);
    expect(['出勤', '缺课', '请假'].map((name) => figure(found, name)?.value)).toEqual(['4', '2', '1']);
    // A lesson on leave is not missed.
    expect(found.pictures).toMatchObject([
      { kind: PictureKind.ring, points: [{ label: '到课', value: 67 }] },
    ]);
  });

  it('leads to the replays where a fifth of the lessons was missed, and raises no alarm before', () => {
    const overviewOf = (count: number) =>
      sectionOf('overview', [...lessons(8), ...times(count, absent, { title: '缺' })]);
    expect(overviewOf(1)).toMatchObject({ practise: [], ways: [] });
    expect(overviewOf(2).practise).toEqual(['补看回放：有2节课没来上，看一遍就能跟上']);
    expect(overviewOf(2).ways).toMatchObject([{ url: '/recordingList' }]);
  });

  it('calls a difference of up to three points the same', () => {
    expect([84, 83, 77, 76].map((now) => trend(now, 80))).toEqual([
      '，比之前进步了',
      '，和之前差不多',
      '，和之前差不多',
      '，比之前低了一些',
    ]);
  });

  it('stays calm where a good rate is a little lower than before', () => {
    const past = answers(10, 0, { title: '之前', ...before }).map((event) => ({
      ...event,
      ref: `past:${event.ref}`,
    }));
    const { sentence } = sectionOf('overview', [
      ...lessons(3),
      ...answers(8, 2),
      ...lessonsBefore(3),
      ...past,
    ]);
    expect(sentence).toContain('学得很稳，只是答题比之前低了一些');
  });

  it('names what is mastered and what to practise, the latter with the wrong questions', () => {
    const found = sectionOf('overview', [...lessons(3), ...answers(4, 2)]);
    expect(found.good).toEqual(['知识点1：4题答对4题，已经掌握']);
    expect(found.practise).toEqual(['知识点2：2题答对0题，可以从这里练起']);
    expect(found.ways).toMatchObject([{ url: '/wrongWorkGroup' }]);
  });
});

describe('Recent performance', () => {
  it('is a line of weeks in which a week without a question has no value', () => {
    const found = sectionOf('recent', [...lessons(3), ...answers(2, 1)]);
    const [line] = found.pictures;
    expect(line).toMatchObject({
      kind: PictureKind.line,
      unit: '%',
      max: 100,
      nowName: '这30天',
      beforeName: '',
    });
    expect(line?.points.map(({ label, value }) => [label, value])).toEqual([
      ['10月5日那周', 67],
      ['10月12日那周', undefined],
      ['10月19日那周', undefined],
      ['10月26日那周', undefined],
    ]);
  });

  it('ends with the running week as soon as that has a record', () => {
    const monday = shanghaiTime('2026-11-02', '12:00');
    const late = answers(1, 0, { occurredAt: monday });
    for (const key of ['recent', 'classroom'] as const) {
      const labels = (...more: LearningEvent[]) =>
        sectionOf(key, [...lessons(3), ...answers(2, 1), ...more]).pictures[0]?.points.map(
          ({ label }) => label,
        );
      expect(labels()?.at(-1)).toBe('10月26日那周');
      expect(labels(...late.map((event) => ({ ...event, ref: 'late' })))?.at(-1)).toBe('11月2日那周');
    }
  });

  it('says kindly that the weeks fell, with one thing to do, until they rise again', () => {
    for (const rights of [
      [100, 85],
      [100, 86, 85],
    ]) {
      const { sentence, ways } = weekly(...rights);
      expect(sentence).toContain('那周答对了85%，最好的是10月5日那周的100%，最近低了一些');
      expect(ways).toMatchObject([{ url: '/wrongWorkGroup' }]);
    }
    for (const rights of [[85], [85, 100], [100, 85, 90], [100, 98]]) {
      const { sentence, ways } = weekly(...rights);
      expect([sentence.includes('保持这个节奏就很好'), ways]).toEqual([true, []]);
    }
  });

  it('says of several weeks that are as good that the last is one of them', () => {
    expect(weekly(100, 80, 100).sentence).toContain('那周答对了100%，和这段时间最好的几周一样好，');
    expect(weekly(90, 80, 100).sentence).toContain('那周答对了100%，是这段时间最好的一周，');
  });

  it('rounds a rate in one way, in its sentence, its figures and the overview', () => {
    const events = [...lessons(3), ...answers(1, 7)];
    const found = sectionOf('recent', events);
    expect(found.sentence).toContain('13%');
    expect(figure(found, '正确率')?.value).toBe('13');
    expect(figure(sectionOf('overview', events), '答题正确率')?.value).toBe('13');
  });
});

describe('The classroom', () => {
  const speaking = (amount: number) => times(4, participation, { amount });

  it.each([
    [5, '很投入', 0],
    [2, '再大胆一点', 0],
    [0, '听得多、说得少', 1],
  ])('with %i times a lesson reads %s', (amount, words, links) => {
    const found = sectionOf('classroom', [...lessons(4), ...speaking(amount)]);
    expect(found.sentence).toContain(words);
    expect(found.ways).toHaveLength(links);
  });

  it('shows good moments, the newest first', () => {
    const noted = times(2, highlight, { title: '第2讲', note: '说出了规律' });
    expect(sectionOf('classroom', [...lessons(3), ...noted]).moments).toEqual([
      { at: '2026-10-11 12:00:00', title: '第2讲', text: '说出了规律' },
      { at: '2026-10-10 12:00:00', title: '第2讲', text: '说出了规律' },
    ]);
  });
});

describe('Habits', () => {
  it('are good where lessons are on time and homework comes in', () => {
    const found = sectionOf('habits', [
      ...lessons(4, { isOnTime: true }),
      ...times(5, homeworkGiven),
      ...times(5, homework, { isOnTime: true, amount: 90, outOf: 100 }),
      ...times(4, checkIn, { subject: null }),
    ]);
    expect(found.sentence).toContain('好习惯已经养成了');
    expect(found.figures.map(({ name, value }) => [name, value])).toEqual([
      ['准时上课', '100'],
      ['交了作业', '5'],
      ['按时交', '5'],
      ['作业平均分', '90'],
      ['签到', '4'],
    ]);
    expect(found.pictures.map(({ kind }) => kind)).toEqual([PictureKind.calendar]);
    expect(found.pictures[0]?.points).toHaveLength(30);
  });

  it('have a row of check-ins from the third day on', () => {
    const goodOf = (days: number) =>
      sectionOf('habits', [...lessons(3), ...times(days, checkIn, { subject: null })]).good;
    expect(goodOf(2)).toEqual([]);
    expect(goodOf(3)).toEqual(['坚持签到：最长连续3天']);
  });

  it('leave out what was not timed or marked, and check-ins where one subject is asked for', () => {
    const events = [...lessons(4), ...times(2, homeworkGiven), ...times(1, homework), ...times(3, checkIn)];
    const found = sections.habits(inputOf(events, Subject.wandou));
    expect(found.figures.map(({ name }) => name)).toEqual(['交了作业']);
    expect(found.sentence).toContain('当天的作业当天做');
    expect(found.ways).toHaveLength(1);
  });
});

describe('Mastery', () => {
  it('is a radar of five abilities with enough answers each, fewer are bars', () => {
    const points = [1, 2, 3, 4, 5].map((id) => ({
      ...{ id, subject: Subject.wandou, position: id },
      ...{ name: `知识点${id}`, ability: `能力${id}` },
    }));
    const of = (...counts: number[]) => {
      const events = counts.flatMap((count, at) =>
        answers(count, 0, { knowledgeId: at + 1 }).map((event) => ({ ...event, ref: `${event.ref}:${at}` })),
      );
      const now = statisticsOf([...lessons(3), ...events], { span: SPAN, subject: null, points });
      const [first] = sections.mastery({ child: '朵朵', now, before: now, points }).pictures;
      return [first?.kind, first?.points.length];
    };
    expect(of(3, 3, 3, 3, 3)).toEqual([PictureKind.radar, 5]);
    expect(of(3, 3, 3, 3)).toEqual([PictureKind.ring, 4]);
    expect(of(3, 3, 3, 3, 2)).toEqual([PictureKind.ring, 4]);
    expect(of(3, 2)).toEqual([PictureKind.map, 5]);
  });

  it('has bars of a few abilities, and a map of all points', () => {
    const of = (...points: number[]) =>
      sectionOf('mastery', [
        ...lessons(3),
        ...points.flatMap((id) =>
          answers(3, 0, { knowledgeId: id }).map((event) => ({ ...event, ref: `${event.ref}:${id}` })),
        ),
      ]);
    expect(of(1, 2).pictures.map(({ kind }) => kind)).toEqual([PictureKind.ring, PictureKind.map]);
    const found = of(1, 2, 3);
    expect(found.pictures.map(({ kind }) => kind)).toEqual([PictureKind.ring, PictureKind.map]);
    expect(found.pictures[1]?.points.map(({ label, state }) => [label, state])).toEqual([
      ['知识点1', 'mastered'],
      ['知识点2', 'mastered'],
      ['知识点3', 'mastered'],
    ]);
    expect(found.sentence).toContain('3个知识点都掌握了');
  });
});

describe('Achievements', () => {
  it('are listed from the first one on, and honestly where there is none', () => {
    expect(sectionOf('achievements', [])).toMatchObject({ isEnough: false, figures: [] });
    const found = sectionOf('achievements', times(5, film, { amount: 90 }));
    expect(found.isEnough).toBe(true);
    expect(found.sentence).toContain('看完5个视频');
    expect(figure(found, '看完的视频')).toMatchObject({ value: '5', note: '共8分钟' });
    expect(found.good).toEqual(['视频小达人：看满5个视频']);
    const starsOf = (days: number) =>
      sectionOf('achievements', [...times(1, film), ...times(days, checkIn, { subject: null })]).good;
    expect(starsOf(2)).toEqual([]);
    expect(starsOf(3)).toEqual(['坚持之星：最长连续签到3天']);
  });
});
