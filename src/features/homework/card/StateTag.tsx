import { Tag } from '@/components/Tag';
import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { HomeworkState } from '@/contract/homework/values';
import { homeworkTexts as texts } from '../texts';

/** No alert colours. */
const TONES = {
  [HomeworkState.todo]: 'accent',
  [HomeworkState.handedIn]: 'neutral',
  [HomeworkState.corrected]: 'primary',
  [HomeworkState.handedBack]: 'accent',
  [HomeworkState.handedInAgain]: 'neutral',
  [HomeworkState.done]: 'primary',
} satisfies Record<HomeworkState, string>;

export function StateTag({ state, isExcused }: Pick<HomeworkCard, 'state' | 'isExcused'>) {
  if (isExcused) return <Tag text={texts.excused} />;
  return <Tag tone={TONES[state]} text={texts.states[state]} />;
}
