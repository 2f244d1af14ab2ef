import { Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import type { NewEvent, LearningEvent } from '../../../server/domains/learning/events';
import { contentOf } from '../../../server/domains/growth/reports/event-kind';
import { afterClass, month } from '../../../server/domains/growth/reports/event-kinds';
import type { RecordingOf } from '../../../server/domains/growth/reports/facts';
import { inputOf } from '../../../server/domains/growth/reports/event-input';
import { monthSpan } from '../../../server/domains/growth/reports/topics/days';
import { daysUpTo, spanBefore } from '../../../server/domains/growth/statistics/span';
import { addDays, shanghaiTime } from '../../../server/core/time';
import { eventsOfLesson } from '../../builders/learning';

const AT = shanghaiTime('2026-11-20', '19:00');
const POINT = { id: 5, subject: Subject.wandou, name: '找规律', ability: '逻辑推理', position: 1 };
const BLANK = { ...{ subject: null, lessonId: null, knowledgeId: null, title: '' } };
const full = (event: NewEvent): LearningEvent => ({
  ...{ ...BLANK, amount: 0, outOf: 0, isOnTime: null, note: '' },
  ...event,
});
const eventsWith = (more: { readonly right?: number; readonly lessonId?: number } = {}) =>
  eventsOfLesson({ id: 9, at: AT, ...more }).map((event) => ({ ...full(event), knowledgeId: POINT.id }));
const homework = (kind: LearningEventKind): LearningEvent =>
  full({ kind, ref: 'homework:1', subject: Subject.wandou, occurredAt: AT });

const { homeworkGiven, homework: handedIn } = LearningEventKind;
const empty = { recordings: [], teacher: null };

function ofClass(known: readonly LearningEvent[]) {
  const now = daysUpTo('2026-11-20', 30);
  const [lesson] = known;
  const shown = { from: '2026-11-20', to: '2026-11-20' };
  const topic = {
    shown,
    now,
    before: spanBefore(now),
    subject: Subject.wandou,
    lesson: lesson ?? null,
    number: 0,
  };
  return contentOf(afterClass, { ...inputOf({ child: '豆豆', topic, known, points: [POINT] }), ...empty });
}

function ofMonth(known: readonly LearningEvent[], recordings: readonly RecordingOf[] = []) {
  const now = monthSpan('2026-11');
  const topic = { shown: now, now, before: monthSpan('2026-10'), subject: null, lesson: null, number: 0 };
  return contentOf(month, {
    ...inputOf({ child: '豆豆', topic, known, points: [POINT] }),
    ...empty,
    recordings,
  });
}

describe('What to do tonight', () => {
  it('after a class is its homework until it is handed in, then what was hard, then the class again', () => {
    const given = homework(homeworkGiven);
    const urlOf = (known: readonly LearningEvent[]) => ofClass(known).tonight?.url;
    expect(urlOf([...eventsWith({ lessonId: 9 }), given])).toBe('/myClassList?courseType=1&multiSubject=1');
    expect(urlOf([...eventsWith({ lessonId: 9 }), given, homework(handedIn)])).toBe('/courseReplay?liveId=9');
    expect(urlOf(eventsWith({ right: 2 }))).toBe('/wrongWorkGroup');
    expect(urlOf(eventsWith({ right: 5 }))).toBe('/soundStoryPage');
  });

  it('is no homework that was given more than two weeks before', () => {
    const urlOf = (occurredAt: Date) =>
      ofClass([...eventsWith({ lessonId: 9 }), { ...homework(homeworkGiven), occurredAt }]).tonight?.url;
    expect(urlOf(shanghaiTime('2026-11-06'))).toBe('/myClassList?courseType=1&multiSubject=1');
    expect(urlOf(shanghaiTime('2026-11-05', '23:59'))).toBe('/courseReplay?liveId=9');
  });

  it('after a month is what was hard, and a story for a child who knew everything', () => {
    expect(ofMonth(eventsWith({ right: 2 })).tonight?.url).toBe('/wrongWorkGroup');
    expect(ofMonth([...eventsWith({ right: 5 }), homework(homeworkGiven)]).tonight?.url).toBe(
      '/soundStoryPage',
    );
  });
});

describe('The teacher’s words', () => {
  it('have their day where the report is of several lessons: it is read on another one', () => {
    const [lesson, ...others] = eventsWith();
    if (lesson === undefined) throw new Error('no lesson');
    const known = [
      lesson,
      ...others.filter(({ kind }) => kind !== LearningEventKind.comment),
      { ...lesson, kind: LearningEventKind.comment, note: '今天状态很好。' },
    ];
    expect(ofMonth(known).teacher?.words).toBe('11月20日：今天状态很好。');
    expect(ofClass(known).teacher?.words).toBe('今天状态很好。');
  });
});

describe('A report of a class', () => {
  it('says in words what happened, and what to practise with a link', () => {
    const [lesson] = ofClass(eventsWith({ right: 3 })).sections;
    expect(lesson).toMatchObject({
      sentence: '豆豆准时来到课堂，上了40分钟的课，5道题答对了3道，主动发言2次。',
      practise: ['找规律：有2道题还不稳，再讲一遍就清楚了'],
      ways: [{ url: '/wrongWorkGroup' }],
    });
  });

  it('is summed up by what differs from other lessons: the answers first, if there were any', () => {
    expect(ofClass(eventsWith({ right: 3 })).sentence).toBe('5道题答对了3道，认真学了40分钟。');
    expect(ofClass(eventsWith({ right: 5 })).sentence).toBe('5道题全答对了，认真学了40分钟。');
    const without = eventsWith().filter(({ kind }) => kind !== LearningEventKind.answer);
    expect(ofClass(without).sentence).toBe('豆豆认真学了40分钟。');
  });

  it('shows up to twenty moments of a lesson and ten recordings', () => {
    const [lesson, ...others] = eventsWith();
    const moments = others.filter(({ kind }) => kind === LearningEventKind.highlight);
    const known = [lesson, ...Array.from({ length: 21 }, () => moments).flat()].flatMap(
      (event) => event ?? [],
    );
    expect(ofClass(known).sections.find(({ key }) => key === 'highlights')?.moments).toHaveLength(20);
    const recording = { id: 1, userId: 1, lessonId: 9, title: '说题', note: '', recordedAt: AT, seconds: 60 };
    const spoken = ofMonth(
      known,
      Array.from({ length: 11 }, () => recording),
    );
    expect(spoken.sections.find(({ key }) => key === 'recordings')?.recordings).toHaveLength(10);
  });

  it('is compared with the child’s own lesson before', () => {
    const before = eventsOfLesson({ id: 8, at: addDays(AT, -2), right: 2 }).map(full);
    const [lesson] = ofClass([...eventsWith({ right: 4 }), ...before]).sections;
    expect(lesson?.figures.map(({ note }) => note)).toEqual(['', '比之前高40个百分点', '和上一节一样']);
    expect(lesson?.pictures).toMatchObject([{ kind: 'ring', max: 5, points: [{ label: '答对', value: 4 }] }]);
  });
});

describe('A report of a month', () => {
  it('of a child with too few lessons says how many are missing', () => {
    const { sentence, sections } = ofMonth(eventsWith());
    expect(sentence).toContain('上了1节课');
    expect(sections[0]).toMatchObject({ key: 'overview', isEnough: false });
    expect(sections[0]?.sentence).toContain('再上2节课');
  });
});
