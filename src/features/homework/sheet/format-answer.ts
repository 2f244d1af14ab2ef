import type { Answer, Question } from '@/contract/questions/question.schema';
import { spoken } from '@/features/questions';
import { draftTexts as texts } from '../drafts/texts';
import { saysNothing } from '../drafts/same';

/** Short text of an answer, to distinguish two. */
export function formatAnswer({ body }: Question, answer: Answer | undefined): string {
  if (!answer || saysNothing(answer)) return texts.nothing;
  const options = 'options' in body ? body.options : [];
  const nameOf = (key: string): string => {
    const option = options.find((one) => one.key === key);
    return option ? spoken(option.text) || option.alt || key : key;
  };
  switch (answer.kind) {
    case 'single':
      return nameOf(answer.choice);
    case 'multiple':
    case 'listen':
      return answer.choices.map(nameOf).join('、');
    case 'judge':
      return answer.isTrue ? texts.yes : texts.no;
    case 'fill':
      return answer.blanks.map(({ text }) => text || '…').join('、');
    case 'match':
      return texts.pairs(answer.pairs.length);
    case 'order':
      return texts.ordered(answer.keys.length);
    case 'group':
      return texts.placed(answer.placed.length);
    case 'grid':
      return texts.points(answer.points.length);
    case 'photo':
      return texts.pictures(answer.pictures.length);
    case 'film':
      return texts.films(answer.films.length);
    case 'speak':
      return texts.recordings(answer.recordings.length);
  }
}
