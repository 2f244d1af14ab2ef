/** Form fields and sections, for tests of all layers. */
import type { FieldOf, FormField, FormSection } from '../../src/contract/help/form.schema';

type Kind = FormField['kind'];
type More<K extends Kind> = Partial<Omit<FieldOf<K>, 'kind' | 'key'>>;

const EVERY = { help: '', isRequired: false, showIf: [] } as const;
const OPTIONS = [
  { key: 'a', text: '甲' },
  { key: 'b', text: '乙' },
  { key: 'c', text: '丙' },
];
const OF_KIND: { readonly [K in Kind]: Omit<FieldOf<K>, 'kind' | 'key' | 'title' | keyof typeof EVERY> } = {
  single: { options: OPTIONS },
  multiple: { options: OPTIONS, least: 0, most: 0 },
  score: { look: 'stars', least: 1, most: 5, lowText: '', highText: '' },
  text: { isLong: false, least: 0, most: 20 },
  date: { earliest: '', latest: '' },
  photo: { least: 1, most: 9 },
  film: {},
  recording: {},
};

/** A field with defaults; its title is its key. */
export const field = <K extends Kind>(kind: K, key: string, more: More<K> = {}): FormField =>
  ({ ...EVERY, title: key, ...OF_KIND[kind], ...more, kind, key }) as unknown as FormField;

export const section = (...fields: FormField[]): FormSection => ({ title: '', words: '', fields });
