/** Validates a form before it is stored: refuses what no app can show or no parent can fill in. */
import { fieldsOf, isDay } from '../../../../src/contract/help/form';
import type { FormField, FormRule, FormSection } from '../../../../src/contract/help/form.schema';
import { FILE_KINDS, RuleTest } from '../../../../src/contract/help/form-values';
import { FORM_FAULTS } from './messages';

/** null: valid. The text is for the editor, not for parents. */
export function faultOf(
  sections: readonly FormSection[],
  { isForVisitors = false }: { readonly isForVisitors?: boolean } = {},
): string | null {
  const fields = fieldsOf(sections);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  if (fields.length === 0) return FORM_FAULTS.noFields;
  if (byKey.size !== fields.length) return FORM_FAULTS.sameKey;
  if (isForVisitors && fields.some(({ kind }) => FILE_KINDS.includes(kind)))
    return FORM_FAULTS.filesOfVisitors;
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
  return fault === null ? null : FORM_FAULTS.ofField(field.title, fault);
}

function faultOfBounds(field: FormField): string | null {
  if (field.kind === 'single' || field.kind === 'multiple') {
    if (field.options.length < 2) return FORM_FAULTS.fewOptions;
    if (new Set(field.options.map(({ key }) => key)).size !== field.options.length)
      return FORM_FAULTS.sameOption;
  }
  if (field.kind === 'date') {
    const isOdd = [field.earliest, field.latest].some((day) => day !== '' && !isDay(day));
    return isOdd || (field.latest !== '' && field.earliest > field.latest) ? FORM_FAULTS.noDay : null;
  }
  if (field.kind !== 'multiple' && !('most' in field)) return null;
  const most = field.kind === 'multiple' ? field.most || field.options.length : field.most;
  return field.least > most ? FORM_FAULTS.bounds : null;
}

const CHOICE_TESTS: readonly RuleTest[] = [RuleTest.is, RuleTest.isNot, RuleTest.contains];
const SCORE_TESTS: readonly RuleTest[] = [RuleTest.is, RuleTest.isNot, RuleTest.atLeast, RuleTest.atMost];

function faultOfRule({ field: key, test, value }: FormRule, byKey: Fields): string | null {
  const field = byKey.get(key);
  if (field === undefined) return FORM_FAULTS.unknownField;
  if (test === RuleTest.answered) return null;
  if (field.kind === 'score') {
    const isNumber = /^\d+$/.test(value);
    return SCORE_TESTS.includes(test) && isNumber ? null : FORM_FAULTS.ofScore;
  }
  if (field.kind !== 'single' && field.kind !== 'multiple') return FORM_FAULTS.onlyAnswered;
  const isOffered = field.options.some((option) => option.key === value);
  return CHOICE_TESTS.includes(test) && isOffered ? null : FORM_FAULTS.ofChoice;
}

/** A field whose rules depend on itself, directly or indirectly, would never be visible. */
function ringOf(fields: readonly FormField[], byKey: Fields): string | null {
  const isClear = new Set<string>();
  const clear = (key: string, on: readonly string[]): string | null => {
    if (on.includes(key)) return FORM_FAULTS.ring([...on, key].map((each) => byKey.get(each)?.title ?? each));
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
