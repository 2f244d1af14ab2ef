import type { Answer } from '../../../../src/contract/questions/question.schema';
import type { QuestionRow } from '../../../../server/domains/questions/bank';

/** A typical wrong answer. */
export function slip({ body }: QuestionRow, right: Answer): Answer {
  switch (right.kind) {
    case 'single': {
      const options = body.kind === 'single' ? body.options : [];
      return { kind: 'single', choice: options.find(({ key }) => key !== right.choice)?.key ?? '' };
    }
    case 'multiple':
      return { ...right, choices: right.choices.slice(1) };
    case 'listen': {
      const options = body.kind === 'listen' ? body.options : [];
      return {
        ...right,
        choices: options
          .filter(({ key }) => !right.choices.includes(key))
          .map(({ key }) => key)
          .slice(0, 1),
      };
    }
    case 'judge':
      return { kind: 'judge', isTrue: right.isTrue !== true };
    case 'fill':
      return { kind: 'fill', blanks: right.blanks.map(({ key }) => ({ key, text: '1' })) };
    case 'match':
      return { ...right, pairs: right.pairs.slice(1) };
    case 'order':
      return { ...right, keys: [...right.keys].reverse() };
    case 'group':
      return { ...right, placed: right.placed.slice(1) };
    case 'grid':
      return { ...right, points: right.points.slice(1) };
    default:
      return right;
  }
}
