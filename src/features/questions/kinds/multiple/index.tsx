import { Choices } from '../../parts/choices';
import { markOf, toggled } from '../../parts/choices/marks';
import { useNewest } from '../../things/use-newest';
import type { AnswerViewProps, AppKind } from '../types';

const TASK = '选出所有对的，可以不止一个';

function View({ body, answer, onAnswer, checked, right }: AnswerViewProps<'multiple'>) {
  const { choices } = answer;
  const { now, change } = useNewest(answer, onAnswer);
  const outcome = { chosen: choices, checked, right: right?.choices };
  return (
    <Choices
      isMany
      options={body.options}
      chosen={choices}
      label={TASK}
      onChoose={
        onAnswer &&
        ((key) => change({ kind: 'multiple', choices: toggled(body.options, now().choices, key) }))
      }
      markOf={(key) => markOf(key, outcome)}
    />
  );
}

export const multiple: AppKind<'multiple'> = {
  name: '多选题',
  task: TASK,
  empty: () => ({ kind: 'multiple', choices: [] }),
  isAnswered: (_, { choices }) => choices.length > 0,
  View,
};
