import { Choices } from '../../parts/choices';
import { markOf, toggled } from '../../parts/choices/marks';
import { SoundButton } from '../../parts/sound';
import { useNewest } from '../../things/use-newest';
import type { AnswerViewProps, AppKind } from '../types';

const NAME = '听力题';
const TASK = '先听一听，再选一选';
const SOUND = '听力';

/** The transcript is part of the solution, and never shown before. */
function View({ body, answer, onAnswer, checked, right }: AnswerViewProps<'listen'>) {
  const { isMultiple, options, sound } = body;
  const { choices } = answer;
  const outcome = { chosen: choices, checked, right: right?.choices };
  const { now, change } = useNewest(answer, onAnswer);
  const choose = (key: string) =>
    change({ kind: 'listen', choices: isMultiple ? toggled(options, now().choices, key) : [key] });
  return (
    <>
      <SoundButton sound={sound} label={SOUND} />
      <Choices
        isMany={isMultiple}
        options={options}
        chosen={choices}
        label={TASK}
        onChoose={onAnswer && choose}
        markOf={(key) => markOf(key, outcome)}
      />
    </>
  );
}

export const listen: AppKind<'listen'> = {
  name: NAME,
  task: TASK,
  empty: () => ({ kind: 'listen', choices: [] }),
  isAnswered: (_, { choices }) => choices.length > 0,
  View,
};
