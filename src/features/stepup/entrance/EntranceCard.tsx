import { View } from '@tarojs/components';
import drawingUrl from '@/assets/popups/higher-level.svg';
import { classNames } from '@/components/class-names';
import { Drawing } from '@/components/Drawing';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import './entrance-card.scss';

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
