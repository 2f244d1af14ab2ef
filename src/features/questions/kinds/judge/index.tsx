import { Choices } from '../../parts/choices';
import { markOf } from '../../parts/choices/marks';
import type { AnswerViewProps, AppKind } from '../types';

const TASK = '对还是错？';
const OPTIONS = [
  { key: 'true', text: '对', picture: '', alt: '' },
  { key: 'false', text: '错', picture: '', alt: '' },
];

const SIGNS = ['check', 'close'] as const;

const keyOf = (isTrue: boolean | null | undefined): string[] =>
  isTrue === null || isTrue === undefined ? [] : [String(isTrue)];

function View({ answer, onAnswer, checked, right }: AnswerViewProps<'judge'>) {
  const chosen = keyOf(answer.isTrue);
  const outcome = { chosen, checked, right: right && keyOf(right.isTrue) };
  return (
    <Choices
      options={OPTIONS}
      chosen={chosen}
      label={TASK}
      letters=""
      signs={SIGNS}
      onChoose={onAnswer && ((key) => onAnswer({ kind: 'judge', isTrue: key === 'true' }))}
      markOf={(key) => markOf(key, outcome)}
    />
  );
}

export const judge: AppKind<'judge'> = {
  name: '判断题',
  task: TASK,
  empty: () => ({ kind: 'judge', isTrue: null }),
  isAnswered: (_, { isTrue }) => isTrue !== null,
  View,
};
