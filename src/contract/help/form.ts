/**
 * Form logic: visible fields, validation, and the answers to send. Pure and shared by app and server, so that the
 * server accepts whatever the app validated. Independent of the order of fields and answers.
 */
import type { FieldAnswer, FieldOf, FormAnswer, FormField, FormRule, FormSection } from './form.schema';
import { lengthOf } from '../characters';
import { FieldKind, RuleTest } from './form-values';

export type Answers = Readonly<Record<string, FieldAnswer | undefined>>;

/** Validation errors; `most` and `least` are in the field. */
export const FieldProblem = {
  missing: 'missing',
  tooFew: 'tooFew',
  tooMany: 'tooMany',
  /** Wrong kind, unknown option or invalid date. */
  wrong: 'wrong',
} as const;
export type FieldProblem = (typeof FieldProblem)[keyof typeof FieldProblem];

export const fieldsOf = (sections: readonly FormSection[]): readonly FormField[] =>
  sections.flatMap(({ fields }) => fields);

/** A newer server may send unknown kinds: shown as unsupported, never required or sent. */
export const isKnown = ({ kind }: Pick<FormField, 'kind'>): boolean =>
  Object.values<string>(FieldKind).includes(kind);

export function isEmptyAnswer(answer: FieldAnswer | undefined): boolean {
  if (answer === undefined) return true;
  if (answer.kind === 'choices') return answer.choices.length === 0;
  if (answer.kind === 'files') return answer.files.length === 0;
  return answer.kind === 'text' && answer.text.trim() === '';
}

/** Fields visible for these answers. Cyclic rules, which are never stored, hide all of their fields. */
export function visibleFields(fields: readonly FormField[], answers: Answers): readonly FormField[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const known = new Map<string, boolean>();
  const isShown = (key: string): boolean => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const field = byKey.get(key);
    if (field === undefined) return false;
    known.set(key, false);
    const is = field.showIf.every((rule) => isShown(rule.field) && holds(rule, answers[rule.field]));
    known.set(key, is);
    return is;
  };
  return fields.filter(({ key }) => isShown(key));
}

function holds({ test, value }: FormRule, answer: FieldAnswer | undefined): boolean {
  if (answer === undefined || isEmptyAnswer(answer)) return false;
  if (test === RuleTest.answered) return true;
  if (answer.kind === 'score') return scoreHolds(test, answer.score, Number(value));
  if (answer.kind !== 'choices') return false;
  const isChosen = answer.choices.includes(value);
  if (test === RuleTest.isNot) return !isChosen;
  return test === RuleTest.contains
    ? isChosen
    : test === RuleTest.is && isChosen && answer.choices.length === 1;
}

function scoreHolds(test: RuleTest, score: number, value: number): boolean {
  if (test === RuleTest.atLeast) return score >= value;
  if (test === RuleTest.atMost) return score <= value;
  if (test === RuleTest.isNot) return score !== value;
  return test === RuleTest.is && score === value;
}

/** undefined: valid. */
export function problemOf(field: FormField, answer: FieldAnswer | undefined): FieldProblem | undefined {
  if (!isKnown(field)) return undefined;
  if (answer === undefined || isEmptyAnswer(answer))
    return field.isRequired ? FieldProblem.missing : undefined;
  switch (field.kind) {
    case 'single':
      return problemOfChoices(field, answer, 1, 1);
    case 'multiple':
      return problemOfChoices(field, answer, field.least, field.most || field.options.length);
    case 'score':
      return answer.kind === 'score' && isWithin(answer.score, field) ? undefined : FieldProblem.wrong;
    case 'text':
      return answer.kind === 'text' ? amount(lengthOf(answer.text), field) : FieldProblem.wrong;
    case 'date':
      return answer.kind === 'text' && isDayWithin(answer.text, field) ? undefined : FieldProblem.wrong;
    case 'photo':
      return answer.kind === 'files' ? amount(answer.files.length, field) : FieldProblem.wrong;
    case 'film':
    case 'recording':
      return answer.kind === 'files'
        ? amount(answer.files.length, { least: 1, most: 1 })
        : FieldProblem.wrong;
  }
}

function problemOfChoices(
  { options }: FieldOf<'single' | 'multiple'>,
  answer: FieldAnswer,
  least: number,
  most: number,
): FieldProblem | undefined {
  if (answer.kind !== 'choices') return FieldProblem.wrong;
  const { choices } = answer;
  const areOffered = choices.every((choice) => options.some(({ key }) => key === choice));
  if (!areOffered || new Set(choices).size !== choices.length) return FieldProblem.wrong;
  return amount(choices.length, { least, most });
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const isWithin = (number: number, { least, most }: Bounds): boolean => number >= least && number <= most;

function amount(number: number, { least, most }: Bounds): FieldProblem | undefined {
  if (number > most) return FieldProblem.tooMany;
  return number < least ? FieldProblem.tooFew : undefined;
}

function isDayWithin(day: string, { earliest, latest }: FieldOf<'date'>): boolean {
  if (!isDay(day)) return false;
  return (earliest === '' || day >= earliest) && (latest === '' || day <= latest);
}

/** An existing date as 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Problems by field, of the visible fields. */
export function problemsOf(
  fields: readonly FormField[],
  answers: Answers,
): readonly { readonly field: FormField; readonly problem: FieldProblem }[] {
  return visibleFields(fields, answers).flatMap((field) => {
    const problem = problemOf(field, answers[field.key]);
    return problem === undefined ? [] : [{ field, problem }];
  });
}

/** The request's answers: visible fields only, in the form's order, texts trimmed. */
export function answersToSend(fields: readonly FormField[], answers: Answers): FormAnswer[] {
  return visibleFields(fields, answers).flatMap((field) => {
    const answer = answers[field.key];
    if (answer === undefined || isEmptyAnswer(answer) || !isKnown(field)) return [];
    const sent = answer.kind === 'text' ? { ...answer, text: answer.text.trim() } : answer;
    return [{ key: field.key, answer: sent }];
  });
}

export const answersOf = (answers: readonly FormAnswer[]): Answers =>
  Object.fromEntries(answers.map(({ key, answer }) => [key, answer]));
