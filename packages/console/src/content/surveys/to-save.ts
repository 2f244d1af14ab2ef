/** A field as the contract has it: what an input left empty is filled, and what another kind had is left out. */
import type { FormField, FormSection } from '../../../../../src/contract/help/form.schema';

const newKey = (letter: string): string => letter + Math.random().toString(36).slice(2, 10);

export const newOption = () => ({ key: newKey('o'), text: '' });

/** All that a field of any kind has. */
const START = {
  ...{ kind: 'single', title: '', help: '', isRequired: false },
  ...{ least: 0, most: 0, look: 'stars', lowText: '', highText: '', isLong: true, earliest: '', latest: '' },
} as const;

export const newField = () => ({
  ...START,
  ...{ key: newKey('q'), showIf: [], options: [newOption(), newOption()] },
});

export const newSection = () => ({ title: '', words: '', fields: [newField()] });

/** Of a field whose kind was changed, what was typed may not fit: then it is the usual. */
const BOUNDS = {
  single: {},
  multiple: { least: 0, most: 0 },
  score: { least: 1, most: 5 },
  text: { least: 0, most: 300 },
  date: {},
  photo: { least: 1, most: 9 },
  film: {},
  recording: {},
} as const satisfies Record<FormField['kind'], object>;

export const boundsOf = (kind: FormField['kind']): object => BOUNDS[kind];

const OWN: { readonly [K in FormField['kind']]: readonly string[] } = {
  single: ['options'],
  multiple: ['options', 'least', 'most'],
  score: ['look', 'least', 'most', 'lowText', 'highText'],
  text: ['isLong', 'least', 'most'],
  date: ['earliest', 'latest'],
  photo: ['least', 'most'],
  film: [],
  recording: [],
};
const EVERY = ['kind', 'key', 'title', 'help', 'isRequired', 'showIf'];

interface TypedField {
  readonly kind: FormField['kind'];
}

function fieldOf(typed: TypedField): FormField {
  const whole: Readonly<Record<string, unknown>> = { ...START, ...typed };
  const names = [...EVERY, ...OWN[typed.kind]];
  return Object.fromEntries(names.map((name) => [name, whole[name] ?? ''])) as unknown as FormField;
}

interface TypedSection {
  readonly title: string | null;
  readonly words: string | null;
  readonly fields?: readonly TypedField[];
}

export const sectionsOf = (typed: readonly TypedSection[]): FormSection[] =>
  typed.map(({ fields = [], title, words }) => ({
    ...{ title: title ?? '', words: words ?? '' },
    fields: fields.map(fieldOf),
  }));
