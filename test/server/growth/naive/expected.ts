/** Expected content of a situation by the naive count: its figures by name, and the values of its charts. */
import type { Section } from '../../../../src/contract/growth/report.schema';
import type { Count, recount } from './recount';

type Counted = ReturnType<typeof recount>;

const round = (value: number) => Math.floor(value + 0.5);
const rate = (part: number, whole: number) => (whole === 0 ? undefined : round((part / whole) * 100));

/** Name, value and note. */
type Cell = readonly [string, string, string];

const difference = (now: number, before: number | undefined, unit: string): string => {
  if (before === undefined) return '';
  if (now === before) return '和之前一样';
  return `比之前${now > before ? '多' : '少'}${Math.abs(now - before)}${unit}`;
};
const inPoints = (now: number, before: number | undefined): string => {
  if (before === undefined) return '';
  if (now === before) return '和之前一样';
  return `比之前${now > before ? '高' : '低'}${Math.abs(now - before)}个百分点`;
};

export function expectedFigures(
  { now, before, map }: Counted,
  isOfOneSubject: boolean,
): Record<string, Cell[]> {
  const was = before.attended >= 3 ? before : undefined;
  const achievements = achievementsOf(now);
  if (now.attended < 3)
    return { overview: [], recent: [], classroom: [], habits: [], mastery: [], achievements, monthly: [] };
  const right = rate(now.right, now.asked);
  const rightBefore = was && rate(was.right, was.asked);
  const perLesson = (count: Count) => round(count.spoken / count.attended);
  const overview: Cell[] = [
    ['出勤', `${now.attended}`, difference(now.attended, was?.attended, '节')],
    ['上课时长', `${now.minutes}`, difference(now.minutes, was?.minutes, '分钟')],
  ];
  if (right !== undefined) overview.push(['答题正确率', `${right}`, inPoints(right, rightBefore)]);
  if (now.absent > 0) overview.push(['缺课', `${now.absent}`, '']);
  if (now.leave > 0) overview.push(['请假', `${now.leave}`, '']);
  const inState = (state: string) => `${map.filter((point) => point.state === state).length}`;
  return {
    overview,
    recent:
      right === undefined
        ? []
        : [
            ['答题', `${now.asked}`, `答对${now.right}题`],
            ['正确率', `${right}`, inPoints(right, rightBefore)],
          ],
    classroom: [
      ['课堂互动', `${now.spoken}`, difference(now.spoken, was?.spoken, '次')],
      ['平均每节课', `${perLesson(now)}`, difference(perLesson(now), was && perLesson(was), '次')],
    ],
    habits: habitsOf(now, was, isOfOneSubject),
    mastery: [
      ['已掌握', inState('mastered'), ''],
      ['正在学', inState('underway'), ''],
      ['还没学', inState('ahead'), ''],
    ],
    achievements,
    monthly: [],
  };
}

function habitsOf(now: Count, was: Count | undefined, isOfOneSubject: boolean): Cell[] {
  const parts: Cell[] = [];
  const onTime = rate(now.onTime, now.known);
  if (onTime !== undefined)
    parts.push(['准时上课', `${onTime}`, inPoints(onTime, was && rate(was.onTime, was.known))]);
  if (now.given > 0 || now.handedIn > 0) parts.push(['交了作业', `${now.handedIn}`, `布置${now.given}份`]);
  if (now.timed > 0) parts.push(['按时交', `${now.inTime}`, `共${now.timed}份`]);
  if (now.of > 0) parts.push(['作业平均分', `${rate(now.points, now.of) ?? ''}`, '']);
  if (!isOfOneSubject && now.checkIns > 0)
    parts.push(['签到', `${now.checkIns}`, `最长连续${now.longest}天`]);
  return parts;
}

function achievementsOf(now: Count): Cell[] {
  const parts: Cell[] = [];
  const scored = rate(now.scored, now.scoredOf);
  if (now.attended > 0) parts.push(['上完的课', `${now.attended}`, '']);
  if (now.handedIn > 0) parts.push(['完成的作业', `${now.handedIn}`, '']);
  if (now.films > 0) parts.push(['看完的视频', `${now.films}`, `共${round(now.seconds / 60)}分钟`]);
  if (now.evaluations > 0)
    parts.push(['完成的测评', `${now.evaluations}`, scored === undefined ? '' : `得分率 ${scored}%`]);
  return parts;
}

interface Drawn {
  readonly label: string;
  readonly value?: number | undefined;
  readonly before?: number | undefined;
  readonly state?: string;
}

/** By section and kind of chart; fewer than five abilities are bars. */
export function expectedPictures(counted: Counted, calendarDays: readonly string[]): Record<string, Drawn[]> {
  const { now, before, weeksNow, weeksBefore, abilitiesNow, abilitiesBefore } = counted;
  const isCompared = before.attended >= 3;
  const beside = (at: number) =>
    isCompared ? weeksBefore[weeksBefore.length - weeksNow.length + at] : undefined;
  const drawnWeeks = weeksNow
    .map((week, at) => ({ ...week, was: beside(at) }))
    .filter(({ isDrawn }) => isDrawn);
  const abilities = Object.entries(abilitiesNow).map(([label, value]) => ({
    ...{ label, value },
    before: isCompared ? abilitiesBefore[label] : undefined,
  }));
  const attended = (count: Count) => rate(count.attended, count.attended + count.absent);
  const ring = { label: '到课', value: attended(now), ...(isCompared ? { before: attended(before) } : {}) };
  return {
    'overview ring': [ring],
    'recent line': drawnWeeks.map(({ label, rate: value, was }) => ({ label, value, before: was?.rate })),
    'classroom bars': drawnWeeks.map(({ label, spoken, was }) => ({
      label,
      value: spoken,
      before: was?.spoken,
    })),
    'habits calendar': counted.calendarOf(calendarDays),
    [`mastery ${abilities.length < 5 ? 'ring' : 'radar'}`]: abilities,
    'mastery map': counted.map,
  };
}

/** Actual and expected charts. */
export function drawnAndExpected(sections: readonly Section[], expected: Record<string, Drawn[]>) {
  const drawn = Object.fromEntries(
    sections.flatMap(({ key, pictures }) => pictures.map(({ kind, points }) => [`${key} ${kind}`, points])),
  );
  return [drawn, Object.fromEntries(Object.keys(drawn).map((name) => [name, expected[name]]))] as const;
}

export const figuresOf = (sections: readonly Section[]) =>
  Object.fromEntries(
    sections.map(({ key, figures }) => [key, figures.map(({ name, value, note }) => [name, value, note])]),
  );
