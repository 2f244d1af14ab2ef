/** Validates a form before it is stored: refuses what no app can show or no parent can fill in. */
import { fieldsOf, isDay } from '../../../../src/contract/help/form';
import type { FormField, FormRule, FormSection } from '../../../../src/contract/help/form.schema';
import { FILE_KINDS, RuleTest } from '../../../../src/contract/help/form-values';

/** null: valid. The text is for the author, not for parents. */
export function faultOf(
  sections: readonly FormSection[],
  { isForVisitors = false }: { readonly isForVisitors?: boolean } = {},
): string | null {
  const fields = fieldsOf(sections);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  if (fields.length === 0) return 'a form has no fields';
  if (byKey.size !== fields.length) return 'two fields have the same key';
  if (isForVisitors && fields.some(({ kind }) => FILE_KINDS.includes(kind)))
    return 'a visitor has no uploads';
  return firstOf(fields, (field) => faultOfField(field, byKey)) ?? ringOf(fields, byKey);
}

type Fields = ReadonlyMap<string, FormField>;

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

function faultOfField(field: FormField, byKey: Fields): string | null {
  const fault = faultOfBounds(field) ?? firstOf(field.showIf, (rule) => faultOfRule(rule, byKey));
  return fault === null ? null : `${field.key}: ${fault}`;
}

function faultOfBounds(field: FormField): string | null {
  if (field.kind === 'single' || field.kind === 'multiple') {
    if (field.options.length < 2) return 'there is nothing to choose';
    if (new Set(field.options.map(({ key }) => key)).size !== field.options.length)
      return 'two options have the same key';
  }
  if (field.kind === 'date') {
    const isOdd = [field.earliest, field.latest].some((day) => day !== '' && !isDay(day));
    return isOdd || (field.latest !== '' && field.earliest > field.latest) ? 'no day fits' : null;
  }
  if (field.kind !== 'multiple' && !('most' in field)) return null;
  const most = field.kind === 'multiple' ? field.most || field.options.length : field.most;
  return field.least > most ? 'nothing fits between least and most' : null;
}

const CHOICE_TESTS: readonly RuleTest[] = [RuleTest.is, RuleTest.isNot, RuleTest.contains];
const SCORE_TESTS: readonly RuleTest[] = [RuleTest.is, RuleTest.isNot, RuleTest.atLeast, RuleTest.atMost];

function faultOfRule({ field: key, test, value }: FormRule, byKey: Fields): string | null {
  const field = byKey.get(key);
  if (field === undefined) return `a rule asks for ${key}, which there is not`;
  if (test === RuleTest.answered) return null;
  if (field.kind === 'score') {
    const isNumber = /^\d+$/.test(value);
    return SCORE_TESTS.includes(test) && isNumber ? null : `a score is not asked for ${test} '${value}'`;
  }
  if (field.kind !== 'single' && field.kind !== 'multiple')
    return `${key} can only be asked whether it is answered`;
  const isOffered = field.options.some((option) => option.key === value);
  return CHOICE_TESTS.includes(test) && isOffered ? null : `a choice is not asked for ${test} '${value}'`;
}

/** A field whose rules depend on itself, directly or indirectly, would never be visible. */
function ringOf(fields: readonly FormField[], byKey: Fields): string | null {
  const isClear = new Set<string>();
  const clear = (key: string, on: readonly string[]): string | null => {
    if (on.includes(key)) return `rules go round in a ring: ${[...on, key].join(' → ')}`;
    if (isClear.has(key)) return null;
    const fault = firstOf(byKey.get(key)?.showIf ?? [], ({ field }) => clear(field, [...on, key]));
    if (fault === null) isClear.add(key);
    return fault;
  };
  return firstOf(fields, ({ key }) => clear(key, []));
}

/** Throws at storing: an invalid form is its author's mistake, never a response to a parent. */
export function assertForm(
  sections: readonly FormSection[],
  about?: { readonly isForVisitors?: boolean },
): void {
  const fault = faultOf(sections, about);
  if (fault !== null) throw new Error(`A form cannot be stored: ${fault}`);
}
