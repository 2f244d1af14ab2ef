import { observer } from 'mobx-react';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { higherLevelAnswer } from '../higher-level/higher-level-store';
import { entranceTexts as texts } from '../texts';
import { EntranceCard } from './EntranceCard';
import { openChoice } from './open-choice';

interface StepUpEntranceProps {
  readonly className?: string;
  /** The page has the higher level's entrance to the same decision: only one is shown. */
  readonly besideHigherLevel?: boolean;
}

/** Link to the year's arrangement, while it waits for the parent. */
export const StepUpEntrance = observer(function StepUpEntrance({
  className,
  besideHigherLevel,
}: StepUpEntranceProps) {
  const { get, router } = useApp();
  const [choice, higher] = [get(openChoice), get(higherLevelAnswer)];
  useLoadForSession(() => choice.once());
  if (!choice.value || (besideHigherLevel && (higher.isAwaited || higher.value))) return null;
  return (
    <EntranceCard
      className={className}
      title={texts.title}
      note={texts.note}
      onEnter={() => void router.go('furtherEducationEnter')}
    />
  );
});
