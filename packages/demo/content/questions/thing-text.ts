/** Notation of matching, ordering and grouping questions: written as the correct answer and shuffled for the child. */
import { Subject, type SubjectName } from '../../../../src/contract/courses/values';
import type { Answer, Item, QuestionBody } from '../../../../src/contract/questions/question.schema';
import type { BankQuestion } from '../../../../server/domains/questions/bank';

export interface ThingText {
  readonly subject: SubjectName;
  /** Unique within its subject; must not change. */
  readonly code: string;
  /** One of the subject's points (growth/points.ts). */
  readonly point: string;
  /** 1 easy to 5 hard. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly stem: string;
  /** For a parent reading it to a child. */
  readonly why: string;
}

interface Asked {
  readonly body: QuestionBody;
  readonly answer: Answer;
}

export const questionOf = (
  { subject, code, point, level, stem, why }: ThingText,
  asked: Asked,
): BankQuestion => ({
  ...{ code: `${subject}-${code}`, subject: Subject[subject], knowledge: point, difficulty: level, stem },
  ...asked,
  explanation: why,
});

const itemsOf = (prefix: string, texts: readonly string[]): Item[] =>
  texts.map((text, index) => ({ key: `${prefix}${index + 1}`, text, picture: '', alt: '' }));

/** Rotated, so that no item is opposite its partner. */
const rotated = <Value>(values: readonly Value[]): Value[] => [...values.slice(1), ...values.slice(0, 1)];

/** Odd indices first. */
const mixed = <Value>(values: readonly Value[]): Value[] => [
  ...values.filter((_, index) => index % 2 === 1),
  ...values.filter((_, index) => index % 2 === 0),
];

interface Pairs extends ThingText {
  readonly pairs: readonly (readonly [string, string])[];
}

export function pairsOf(text: Pairs): BankQuestion {
  const texts = (side: 0 | 1): string[] => text.pairs.map((pair) => pair[side]);
  const [left, right] = [itemsOf('l', texts(0)), itemsOf('r', texts(1))];
  const pairs = left.map(({ key }, index) => ({ left: key, right: right[index]?.key ?? '' }));
  return questionOf(text, {
    body: { kind: 'match', left, right: rotated(right) },
    answer: { kind: 'match', pairs },
  });
}

interface Order extends ThingText {
  readonly inOrder: readonly string[];
}

export function orderOf(text: Order): BankQuestion {
  const items = itemsOf('o', text.inOrder);
  return questionOf(text, {
    body: { kind: 'order', items: mixed(items) },
    answer: { kind: 'order', keys: items.map(({ key }) => key) },
  });
}

interface Groups extends ThingText {
  readonly things: Readonly<Record<string, readonly string[]>>;
}

export function groupsOf(text: Groups): BankQuestion {
  const names = Object.keys(text.things);
  const groups = itemsOf('g', names);
  const items = itemsOf('t', Object.values(text.things).flat());
  const keyOf = (thing: string): string => items.find((one) => one.text === thing)?.key ?? '';
  const placed = names.flatMap((name, at) =>
    (text.things[name] ?? []).map((thing) => ({ item: keyOf(thing), group: groups[at]?.key ?? '' })),
  );
  return questionOf(text, {
    body: { kind: 'group', groups, items: mixed(items) },
    answer: { kind: 'group', placed },
  });
}
