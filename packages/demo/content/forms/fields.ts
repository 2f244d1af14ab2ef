/** Builders for the fields of demo forms, with their common defaults. */
import type { FieldOf, FormField, FormRule, FormSection } from '../../../../src/contract/help/form.schema';

type Kind = FormField['kind'];
type Own<K extends Kind> = Omit<FieldOf<K>, 'kind' | 'key' | 'title' | 'help' | 'isRequired' | 'showIf'>;

interface Every {
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly showIf?: FormRule[];
}

const every = (key: string, title: string, { help = '', isRequired = false, showIf = [] }: Every) => ({
  ...{ key, title, help, isRequired, showIf },
});

const options = (texts: readonly string[]): FieldOf<'single'>['options'] =>
  texts.map((text, at) => ({ key: `o${at + 1}`, text }));

export const single = (
  key: string,
  title: string,
  texts: readonly string[],
  more: Every = {},
): FormField => ({
  ...every(key, title, more),
  ...{ kind: 'single', options: options(texts) },
});

export const multiple = (
  key: string,
  title: string,
  texts: readonly string[],
  { least = 0, most = 0, ...more }: Every & Partial<Own<'multiple'>> = {},
): FormField => ({ ...every(key, title, more), kind: 'multiple', options: options(texts), least, most });

export const stars = (key: string, title: string, more: Every = {}): FormField => ({
  ...every(key, title, more),
  ...{ kind: 'score', look: 'stars', least: 1, most: 5, lowText: '不满意', highText: '非常满意' },
});

export const numbers = (key: string, title: string, more: Every = {}): FormField => ({
  ...every(key, title, more),
  ...{ kind: 'score', look: 'numbers', least: 0, most: 10, lowText: '完全不愿意', highText: '非常愿意' },
});

export const words = (
  key: string,
  title: string,
  { isLong = true, least = 0, most = 300, ...more }: Every & Partial<Own<'text'>> = {},
): FormField => ({ ...every(key, title, more), kind: 'text', isLong, least, most });

export const day = (key: string, title: string, more: Every = {}): FormField => ({
  ...every(key, title, more),
  ...{ kind: 'date', earliest: '', latest: '' },
});

export const photo = (
  key: string,
  title: string,
  { least = 1, most = 9, ...more }: Every & Partial<Own<'photo'>> = {},
): FormField => ({ ...every(key, title, more), kind: 'photo', least, most });

export const film = (key: string, title: string, more: Every = {}): FormField => ({
  ...every(key, title, more),
  kind: 'film',
});

export const recording = (key: string, title: string, more: Every = {}): FormField => ({
  ...every(key, title, more),
  kind: 'recording',
});

export const section = (fields: FormField[], title = '', sectionWords = ''): FormSection => ({
  ...{ title, words: sectionWords, fields },
});
