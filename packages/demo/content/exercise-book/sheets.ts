/** Pages of the demo exercise book: the printed text, and a child's answers on the drawn ones. */
import { Subject } from '../../../../src/contract/courses/values';
import { PHOTO_SCALE } from '../../../../src/contract/homework/values';
import { keyOfBox } from '../../../../server/domains/homework/exercise-book/recognise';
import type { BoxAnswer } from '../../../../server/domains/homework/exercise-book/check';
import type { SheetItem } from '../../../../server/domains/homework/exercise-book/tables';
import type { BankQuestion } from '../../../../server/domains/questions/bank';

export interface SheetLine {
  /** Printed line, in the characters of drawn.ts; '_' is the place of the answer. */
  readonly print: string;
  /** Stem for the screen. */
  readonly stem: string;
  readonly right: string;
  readonly written: string;
  /** Different recognition result, reported as uncertain. */
  readonly misread?: string;
  readonly knowledge: string;
  readonly explanation: string;
}

export interface Sheet {
  readonly code: string;
  readonly printedCode: number;
  readonly pageNumber: number;
  readonly lines: readonly SheetLine[];
}

export const BOOK = '豌豆思维练习册 S2';

export const SHEET_SIZE = { width: 1000, height: 1400 } as const;
const FIRST_LINE = 170;
const LINE_HEIGHT = 190;

/** Top of a line on the drawn page. */
export const topOf = (at: number): number => FIRST_LINE + at * LINE_HEIGHT;

const SUMS = '加减巧算';
const TABLES = '乘法的意义';

export const SHEETS: readonly Sheet[] = [
  {
    code: 'demo-s2-12',
    printedCode: 12,
    pageNumber: 12,
    lines: [
      {
        print: '12+9=_',
        stem: '12 + 9 = [[a]]',
        right: '21',
        written: '21',
        knowledge: SUMS,
        explanation: '先把12加到20，用去8，还剩1：20 + 1 = 21。',
      },
      {
        print: '15-8=_',
        stem: '15 - 8 = [[a]]',
        right: '7',
        written: '9',
        knowledge: SUMS,
        explanation: '先从15里拿走5，是10；再拿走3，10 - 3 = 7。',
      },
      {
        print: '6×7=_',
        stem: '6 × 7 = [[a]]',
        right: '42',
        written: '48',
        knowledge: TABLES,
        explanation: '6个7是42。可以从5个7是35想起，再多一个7。',
      },
      {
        print: '36÷4=_',
        stem: '36 ÷ 4 = [[a]]',
        right: '9',
        written: '9',
        knowledge: TABLES,
        explanation: '想乘法：4 × 9 = 36，所以36 ÷ 4 = 9。',
      },
      {
        print: '(_)+5=14',
        stem: '[[a]] + 5 = 14',
        right: '9',
        written: '9',
        knowledge: SUMS,
        explanation: '从14里拿走5，剩下的就是要填的数：14 - 5 = 9。',
      },
      {
        print: '8×8=_',
        stem: '8 × 8 = [[a]]',
        right: '64',
        written: '64',
        misread: '69',
        knowledge: TABLES,
        explanation: '8个8是64。',
      },
    ],
  },
  {
    code: 'demo-s2-13',
    printedCode: 13,
    pageNumber: 13,
    lines: [
      {
        print: '7+6=_',
        stem: '7 + 6 = [[a]]',
        right: '13',
        written: '13',
        knowledge: SUMS,
        explanation: '7加3是10，6里还剩3，10 + 3 = 13。',
      },
      {
        print: '18-9=_',
        stem: '18 - 9 = [[a]]',
        right: '9',
        written: '9',
        knowledge: SUMS,
        explanation: '9 + 9 = 18，所以18 - 9 = 9。',
      },
      {
        print: '5×9=_',
        stem: '5 × 9 = [[a]]',
        right: '45',
        written: '45',
        knowledge: TABLES,
        explanation: '10个9是90，一半就是45。',
      },
    ],
  },
];

export const questionCodeOf = (sheet: Sheet, at: number): string => `exercise-${sheet.code}-${at + 1}`;

export const questionsOf = (sheet: Sheet): BankQuestion[] =>
  sheet.lines.map(({ stem, right, knowledge, explanation }, at) => ({
    code: questionCodeOf(sheet, at),
    subject: Subject.math,
    knowledge,
    stem,
    body: { kind: 'fill', blanks: [{ key: 'a', format: 'number', label: '填空', unit: '' }] },
    answer: { kind: 'fill', blanks: [{ key: 'a', text: right }] },
    explanation,
  }));

export const correctionsOf = (sheet: Sheet): BoxAnswer[] =>
  sheet.lines.flatMap(({ misread, written }, at) =>
    misread === undefined ? [] : [{ key: keyOfBox(at), text: written }],
  );

const part = (value: number, of: number): number => Math.round((PHOTO_SCALE * value) / of);

export const itemsOf = (sheet: Sheet): SheetItem[] =>
  sheet.lines.map(({ written, misread }, at) => ({
    number: String(at + 1),
    questionCode: questionCodeOf(sheet, at),
    place: {
      left: part(60, SHEET_SIZE.width),
      top: part(topOf(at) - 24, SHEET_SIZE.height),
      width: part(880, SHEET_SIZE.width),
      height: part(150, SHEET_SIZE.height),
    },
    sample: { read: misread ?? written, isSure: misread === undefined },
  }));
