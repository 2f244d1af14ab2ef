/** `scenario` of POST /__test/scenario (docs/scenarios.md), as text. */
import { SCENARIO, type Scenario, type ScenarioField } from '@/contract/scenario';
import type { Report } from './problems';
import { PROBLEMS } from './texts';

export type DueValue = boolean | number | string | null;
export type Due = Scenario;
export type DueName = keyof Scenario;

export const DUE_NAMES = Object.keys(SCENARIO) as readonly DueName[];
export const dueField = (name: DueName): ScenarioField => SCENARIO[name];

/** Text of a value: `yes`, `no`, `none` (null), a number. */
export const dueText = (value: DueValue): string =>
  value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);

/** A kind's values as texts, in the order of the form. */
export const dueTexts = ({ numbers, names, ends }: ScenarioField): readonly string[] =>
  names ?? (numbers ? [...numbers.map(String), ...(ends ? ['none'] : [])] : ['yes', 'no']);

function dueValue({ names }: ScenarioField, text: string): DueValue {
  if (names) return text;
  if (text === 'none') return null;
  return text === 'yes' || text === 'no' ? text === 'yes' : Number(text);
}

/** `checkIn,dayNum:5,freshman:none`; a name alone means `yes`. */
export function readDue(text: string, report: Report): Due {
  const due: Record<string, DueValue> = {};
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', value = 'yes'] = part.split(':');
    const field = DUE_NAMES.some((known) => known === name) ? dueField(name as DueName) : undefined;
    if (!field) report(PROBLEMS.unknownDue(name));
    else if (!dueTexts(field).includes(value)) report(PROBLEMS.badValue(`due ${name}`, value, offers(field)));
    else due[name] = dueValue(field, value);
  }
  // Each value has been checked against its field.
  return due as Due;
}

function offers(field: ScenarioField): readonly string[] {
  const texts = dueTexts(field);
  return field.numbers && texts.length > 8
    ? [`${texts[0]} … ${field.numbers.slice(-1)[0]}`, ...(field.ends ? ['none'] : [])]
    : texts;
}

export const writeDue = (due: Due): string =>
  DUE_NAMES.map((name): { name: DueName; value: DueValue | undefined } => ({ name, value: due[name] }))
    .filter((entry): entry is { name: DueName; value: DueValue } => entry.value !== undefined)
    .map(({ name, value }) => (value === true ? name : `${name}:${dueText(value)}`))
    .join(',');
