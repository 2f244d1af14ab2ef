/** Which popups and cards are due: `due` of POST /__test/popups (docs/testing.md), as text. */
import type { Report } from './problems';
import { PROBLEMS } from './texts';

export type DueValue = boolean | number | string | null;
export type Due = Readonly<Record<string, DueValue>>;

interface DueKind {
  readonly name: string;
  /** Of the values that it takes; neither of these: true or false. */
  readonly numbers?: readonly number[];
  /** States by their names; `none` is one of them like any other. */
  readonly names?: readonly string[];
  /** Takes null, which ends it. */
  readonly ends?: true;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const STEP_UPS = [
  'y-waiting',
  'y-original',
  'n-waiting',
  'y-grouping',
  'y-grouping-no-times',
  'complete',
  'n-grouping',
  'n-complete',
  'may-not-choose',
  'flags-off',
  'no-seats',
  'other',
  'nothing-recommended',
  'no-head-master',
  'select-time',
  'address-confirm',
  'not-student',
  'not-step-up',
  'no-course',
  'not-formal',
  'exclusive',
  'none',
];

const OPEN_CLASSES = ['soon', 'one-left', 'full', 'reserved', 'live', 'live-full', 'over'];
const COURSES = ['fresh', 'begun', 'finished', 'locked', 'locked-no-hours', 'expired', 'empty'];
const STUDIES = ['unpurchased', 'purchased', 'begun', 'expired'];
const REPLAYS = ['ready', 'ending', 'preparing', 'over'];
const LESSONS = ['live-now', 'begins-soon', 'just-over', 'none'];
const GROWTHS = ['none', 'little', 'year'];
const EXERCISE_BOOKS = ['none', 'recognised', 'checked', 'unreadable'];
const EVALUATIONS = ['none', 'begun', 'last-question', 'time-over', 'over', 'over-cc'];
const HOMEWORK = [
  ...['todo', 'todo-late', 'handed-in', 'corrected', 'handed-back', 'handed-back-twice', 'handed-in-again'],
  ...['done', 'excused', 'every-kind', 'draft-here-and-there', 'conflict', 'none'],
];
const NEWCOMERS = [
  ...['to-claim', 'claimed', 'booked', 'auditioned'],
  ...['link-open', 'link-used', 'link-expired', 'link-none'],
];
const SHARES = ['open', 'ended', 'revoked', 'none'];

/** Kinds of reports; each is new or read. */
const REPORT_KINDS = [
  ...['firstLesson', 'afterClass', 'eloquence', 'debate', 'month', 'stage', 'year'],
  ...['explore', 'subject', 'grade', 'gradeNew', 'rank', 'review', 'demo'],
];
const REPORTS = [
  ...REPORT_KINDS.flatMap((kind) => [`${kind}-new`, `${kind}-read`]),
  ...['none', 'just-released', 'nothing'],
];

export const DUE_KINDS: readonly DueKind[] = [
  { name: 'higherLevel' },
  { name: 'stepUp', names: STEP_UPS },
  { name: 'openClass', names: OPEN_CLASSES },
  { name: 'courses', names: COURSES },
  { name: 'study', names: STUDIES },
  { name: 'replay', names: REPLAYS },
  { name: 'lesson', names: LESSONS },
  { name: 'growth', names: GROWTHS },
  { name: 'reports', names: REPORTS },
  { name: 'share', names: SHARES },
  { name: 'exerciseBook', names: EXERCISE_BOOKS },
  { name: 'evaluation', names: EVALUATIONS },
  { name: 'homework', names: HOMEWORK },
  { name: 'works', names: ['none', 'draft', 'waiting', 'shown', 'refused', 'reported'] },
  { name: 'surveys', names: ['none', 'open', 'answered', 'over'] },
  { name: 'material', names: ['none', 'open', 'submitted', 'sent-back', 'accepted', 'over'] },
  { name: 'straight', names: ['none', 'no-points', 'joined', 'leading', 'won'] },
  { name: 'classHour', numbers: range(1, 100), ends: true },
  { name: 'checkIn' },
  { name: 'dayNum', numbers: range(0, 30) },
  { name: 'freshman', numbers: range(1, 4), ends: true },
  { name: 'freshmanPopup' },
  { name: 'newcomer', names: NEWCOMERS },
  { name: 'activities', numbers: range(0, 3) },
  { name: 'interestTags', numbers: range(0, 3) },
  { name: 'wonderful' },
  { name: 'configured' },
  { name: 'report', numbers: [1, 5, 10, 15], ends: true },
  { name: 'poster' },
  { name: 'floatButton' },
  { name: 'survey' },
];

/** Of a value: `yes`, `no`, `none` (null), a number. */
export const dueText = (value: DueValue): string =>
  value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);

/** The texts that a kind takes, in the order in which they are offered. */
export const dueTexts = ({ numbers, names, ends }: DueKind): readonly string[] =>
  names ?? (numbers ? [...numbers.map(String), ...(ends ? ['none'] : [])] : ['yes', 'no']);

function dueValue({ names }: DueKind, text: string): DueValue {
  if (names) return text;
  if (text === 'none') return null;
  return text === 'yes' || text === 'no' ? text === 'yes' : Number(text);
}

/** `checkIn,dayNum:5,freshman:none`; a name alone is `yes`. */
export function readDue(text: string, report: Report): Due {
  const due: Record<string, DueValue> = {};
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', value = 'yes'] = part.split(':');
    const kind = DUE_KINDS.find((known) => known.name === name);
    if (!kind) report(PROBLEMS.unknownDue(name));
    else if (!dueTexts(kind).includes(value)) report(PROBLEMS.badValue(`due ${name}`, value, offers(kind)));
    else due[name] = dueValue(kind, value);
  }
  return due;
}

function offers(kind: DueKind): readonly string[] {
  const texts = dueTexts(kind);
  return kind.numbers && texts.length > 8
    ? [`${texts[0]} … ${kind.numbers?.slice(-1)[0]}`, ...(kind.ends ? ['none'] : [])]
    : texts;
}

export const writeDue = (due: Due): string =>
  DUE_KINDS.map(({ name }) => ({ name, value: due[name] }))
    .filter((entry): entry is { name: string; value: DueValue } => entry.value !== undefined)
    .map(({ name, value }) => (value === true ? name : `${name}:${dueText(value)}`))
    .join(',');
