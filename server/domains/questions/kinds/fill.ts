import type { BodyOf } from '../../../../src/contract/questions/question.schema';
import { BlankFormat } from '../../../../src/contract/questions/values';
import { hasTwice } from './items';
import { isSameNumber, isWrittenSo, plainSigns } from './numbers';
import type { ServerKind } from './types';

type Blank = BodyOf<'fill'>['blanks'][number];
type Filled = { readonly key: string; readonly text: string };

/** Separates several right texts of a blank. */
const OR = '|';
/** Prefix of a fraction that is right in this form only, e.g. in lowest terms. */
const AS_WRITTEN = '=';

/** Each blank is a part. */
export const fill: ServerKind<'fill'> = {
  shapeMismatch: ({ blanks }, answer) => {
    const keys = answer.blanks.map(({ key }) => key);
    return hasTwice(keys) || keys.some((key) => !blanks.some((blank) => blank.key === key)) ? 'blanks' : null;
  },
  isEmpty: ({ blanks }) => blanks.every(({ text }) => text.trim() === ''),
  check: ({ blanks }, right, answer) => {
    const isRight = (blank: Blank) =>
      isRightText(blank, textOf(right?.blanks, blank.key), textOf(answer.blanks, blank.key));
    const wrongParts = blanks.filter((blank) => !isRight(blank)).map(({ key }) => key);
    return { right: blanks.length - wrongParts.length, of: blanks.length, wrongParts };
  },
  words: ({ blanks }, answer) =>
    blanks
      .map(({ key, unit }) => {
        const text = textOf(answer.blanks, key).trim();
        return text === '' ? '—' : `${text}${unit}`;
      })
      .join('；'),
  shown: (body) => body,
  forParent: ({ blanks }) => ({
    kind: 'fill',
    blanks: blanks.map(({ key, text }) => ({ key, text: (text.split(OR)[0] ?? '').replace(AS_WRITTEN, '') })),
  }),
};

const textOf = (blanks: readonly Filled[] | undefined, key: string): string =>
  blanks?.find((blank) => blank.key === key)?.text ?? '';

function isRightText({ format, unit }: Blank, right: string, given: string): boolean {
  if (given.trim() === '') return false;
  const typed = withoutUnit(given, unit);
  return right.split(OR).some((wanted) => {
    if (format === BlankFormat.text) return wordsOnly(wanted) === wordsOnly(typed);
    return wanted.startsWith(AS_WRITTEN) ? isWrittenSo(typed, wanted.slice(1)) : isSameNumber(wanted, typed);
  });
}

/** '7只', where the unit 只 already follows the blank. */
function withoutUnit(given: string, unit: string): string {
  const typed = given.trim();
  return unit !== '' && typed.endsWith(unit) ? typed.slice(0, -unit.length) : typed;
}

/** Case, spaces and a final full stop are ignored. */
const wordsOnly = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.。!?,;:、]+$/, '')
    .trim();
