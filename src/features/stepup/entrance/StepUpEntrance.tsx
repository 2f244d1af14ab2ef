import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import drawingUrl from '@/assets/popups/higher-level.svg';
import { classNames } from '@/components/class-names';
import { Drawing } from '@/components/Drawing';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { higherLevelAnswer } from '../higher-level/higher-level-store';
import { entranceTexts as texts } from '../texts';
import './entrance-card.scss';
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

interface EntranceCardProps {
  readonly title: string;
  readonly note: string;
  readonly onEnter: () => void;
  readonly className?: string | undefined;
}

export const EntranceCard = ({ className, title, note, onEnter }: EntranceCardProps) => (
  <Pressable
    className={classNames('step-up-entrance', className)}
    role="link"
    label={title}
    onPress={onEnter}
  >
    <Drawing className="step-up-entrance__drawing" src={drawingUrl} width={128} />
    <View className="step-up-entrance__words">
      <View className="step-up-entrance__title">{title}</View>
      <View className="step-up-entrance__note">{note}</View>
    </View>
    <Icon name="arrow-right" size={40} tone="secondary" />
  </Pressable>
);
