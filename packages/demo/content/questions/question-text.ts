/** Notation of demo questions: the kind follows from the fields present. */
import { Subject, type SubjectName } from '../../../../src/contract/courses/values';
import type { Answer, Item, QuestionBody } from '../../../../src/contract/questions/question.schema';
import type { BlankFormat } from '../../../../src/contract/questions/values';
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { pictureKey, type QuestionPicture } from '../../pictures/catalogue';
import { SOUNDS, type SoundName } from './sounds';

interface Text {
  /** Unique within its subject; must not change. */
  readonly code: string;
  /** One of the subject's points (growth/points.ts). */
  readonly point: string;
  /** 1 easy to 5 hard. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly stem: string;
  /** For a parent reading it to a child. */
  readonly why: string;
  readonly picture?: { readonly name: QuestionPicture; readonly shows: string };
}

/** A text, or a picture with its alternative text. */
type Option = string | { readonly picture: QuestionPicture; readonly shows: string };

interface Choosing {
  readonly options: readonly Option[];
  /** Text or alternative text of the correct option; a list: multiple choice. */
  readonly right: string | readonly string[];
}
interface Judging {
  readonly isTrue: boolean;
}
interface Filling {
  /** By the key in [[ ]] in the stem. */
  readonly blanks: Readonly<Record<string, Blank>>;
}
interface Blank {
  readonly right: string;
  readonly format: BlankFormat;
  readonly label?: string;
  readonly unit?: string;
}
interface Listening extends Choosing {
  readonly sound: SoundName;
}

export type QuestionText = Text & (Choosing | Judging | Filling | Listening);

export function bankQuestion(subject: SubjectName, text: QuestionText): BankQuestion {
  const { code, level, picture, point, stem, why } = text;
  return {
    ...{ code: `${subject}-${code}`, subject: Subject[subject], knowledge: point, difficulty: level, stem },
    ...(picture && { pictures: [{ key: pictureKey.question(picture.name), alt: picture.shows }] }),
    ...bodyOf(text),
    explanation: why,
  };
}

function bodyOf(text: QuestionText): { readonly body: QuestionBody; readonly answer: Answer } {
  if ('isTrue' in text) {
    return { body: { kind: 'judge' }, answer: { kind: 'judge', isTrue: text.isTrue } };
  }
  if ('blanks' in text) return filling(text);
  return 'sound' in text ? listening(text) : choosing(text);
}

const KEYS = 'abcdefghijkl';

const itemOf = (option: Option, index: number): Item => {
  const key = KEYS.charAt(index);
  if (typeof option === 'string') return { key, text: option, picture: '', alt: '' };
  return { key, text: '', picture: pictureKey.question(option.picture), alt: option.shows };
};

/** Keys of the items with this text or alternative text. */
function keysOf(items: readonly Item[], right: Choosing['right']): string[] {
  return [right].flat().map((wanted) => {
    const item = items.find(({ alt, text }) => text === wanted || alt === wanted);
    if (item === undefined) throw new Error(`There is no option ${wanted}`);
    return item.key;
  });
}

function choosing({ options, right }: Choosing): ReturnType<typeof bodyOf> {
  const items = options.map(itemOf);
  const [choice = '', ...others] = keysOf(items, right);
  if (typeof right === 'string') {
    return { body: { kind: 'single', options: items }, answer: { kind: 'single', choice } };
  }
  const choices = [choice, ...others];
  return { body: { kind: 'multiple', options: items }, answer: { kind: 'multiple', choices } };
}

function listening({ options, right, sound }: Listening): ReturnType<typeof bodyOf> {
  const items = options.map(itemOf);
  const { key, seconds, transcript } = SOUNDS[sound];
  const isMultiple = typeof right !== 'string';
  return {
    body: { kind: 'listen', sound: { url: key, seconds }, transcript, options: items, isMultiple },
    answer: { kind: 'listen', choices: keysOf(items, right) },
  };
}

function filling({ blanks }: Filling): ReturnType<typeof bodyOf> {
  const entries = Object.entries(blanks);
  return {
    body: {
      kind: 'fill',
      blanks: entries.map(([key, { format, label = '', unit = '' }]) => ({ key, format, label, unit })),
    },
    answer: { kind: 'fill', blanks: entries.map(([key, { right }]) => ({ key, text: right })) },
  };
}
