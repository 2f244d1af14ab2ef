import { Choices } from '../../parts/choices';
import { markOf } from '../../parts/choices/marks';
import type { AnswerViewProps, AppKind } from '../types';

const NAME = '单选题';
const TASK = '选一个认为对的';

function View({ body, answer, onAnswer, checked, right }: AnswerViewProps<'single'>) {
  const chosen = answer.choice === '' ? [] : [answer.choice];
  const outcome = { chosen, checked, right: right && [right.choice] };
  return (
    <Choices
      options={body.options}
      chosen={chosen}
      label={TASK}
      onChoose={onAnswer && ((choice) => onAnswer({ kind: 'single', choice }))}
      markOf={(key) => markOf(key, outcome)}
    />
  );
}

export const single: AppKind<'single'> = {
  name: NAME,
  task: TASK,
  empty: () => ({ kind: 'single', choice: '' }),
  isAnswered: (_, { choice }) => choice !== '',
  View,
};
