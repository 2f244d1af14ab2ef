/** Answers of the demo children: correct ones, or plausible mistakes. */
import type {
  Answer,
  AnswerFile,
  Answered,
  QuestionBody,
} from '../../../../src/contract/questions/question.schema';
import { Verdict } from '../../../../src/contract/questions/values';
import type { AskedQuestion } from '../../../../server/domains/homework/answers';
import { checkAnswer } from '../../../../server/domains/questions/engine';
import { kindOf } from '../../../../server/domains/questions/kinds';
import { pictureKey, type Handwriting } from '../../pictures/catalogue';
import { FILMS } from '../films';

const file = (id: string, url: string, seconds = 0): AnswerFile => ({
  ...{ id, url, seconds, bytes: 240_000 },
  name: url.split('/').at(-1) ?? '',
});

const { handwriting } = pictureKey;

/** By the code of the question. */
const PAGES: Readonly<Record<string, Handwriting>> = {
  'math-photo-carry': 'sums',
  'math-photo-clock': 'clocks',
};

/** For kinds that a teacher checks; with keys of stored files. */
function handedIn({ code, kind }: Pick<AskedQuestion, 'code' | 'kind'>): Answer | null {
  if (kind === 'photo') return { kind, pictures: [file('photo-1', handwriting(PAGES[code] ?? 'drawing'))] };
  if (kind === 'speak') {
    return { kind, recordings: [file('speak-1', 'films/demo/rainSong.m4a', FILMS.rainSong.seconds)] };
  }
  if (kind === 'film')
    return { kind, films: [file('film-1', 'films/demo/blocks.mp4', FILMS.blocks.seconds)] };
  return null;
}

export const PAGES_OF_ESSAY: Answer = {
  kind: 'photo',
  pictures: [file('page-1', handwriting('essay-1')), file('page-2', handwriting('essay-2'))],
};

/** Candidate answers of the same form, at least one of them wrong. */
function others(body: QuestionBody, right: Answer): readonly Answer[] {
  if ('options' in body && right.kind === 'single') {
    return body.options.map(({ key }): Answer => ({ kind: 'single', choice: key }));
  }
  if ('options' in body && (right.kind === 'multiple' || right.kind === 'listen')) {
    return body.options.map(({ key }): Answer => ({ kind: right.kind, choices: [key] }));
  }
  switch (right.kind) {
    case 'judge':
      return [{ ...right, isTrue: right.isTrue !== true }];
    case 'fill':
      return [{ ...right, blanks: right.blanks.map(({ key }, index) => ({ key, text: String(index + 3) })) }];
    case 'match':
      return [
        {
          ...right,
          pairs: right.pairs.map(({ left }, at, all) => ({ left, right: all.at(at - 1)?.right ?? '' })),
        },
      ];
    case 'order':
      return [{ ...right, keys: right.keys.toReversed() }];
    case 'group':
      return [
        {
          ...right,
          placed: right.placed.map(({ item }, _at, all) => ({ item, group: all[0]?.group ?? '' })),
        },
      ];
    case 'grid':
      return [{ ...right, points: right.points.slice(0, 1) }];
    default:
      return [];
  }
}

/** null: has no single correct answer. */
function rightOf({ answer, kind }: AskedQuestion): Answer | null {
  const { forParent } = kindOf(kind);
  return answer === null || forParent === undefined ? answer : forParent(answer);
}

function wrongOf(question: AskedQuestion, right: Answer): Answer {
  const isWrong = (answer: Answer) => checkAnswer(question, answer).verdict !== Verdict.right;
  return others(question.body, right).find(isWrong) ?? right;
}

/** `mistakes`: number of automatically checked questions answered wrongly. */
export function answersTo(questions: readonly AskedQuestion[], mistakes: number): Answered[] {
  let remaining = mistakes;
  return questions.flatMap((question) => {
    const right = rightOf(question) ?? handedIn(question);
    if (right === null) return [];
    const isMistake = question.answer !== null && remaining > 0;
    if (isMistake) remaining -= 1;
    return [{ questionId: question.id, answer: isMistake ? wrongOf(question, right) : right }];
  });
}
