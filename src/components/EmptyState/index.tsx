import { View } from '@tarojs/components';
import { classNames } from '../class-names';
import { Button } from '../Button';
import { Illustration, type IllustrationName } from '../Illustration';
import './index.scss';

export interface EmptyStateProps {
  text: string;
  illustration?: IllustrationName;
  action?: { text: string; onPress: () => void };
  className?: string;
}

/** A drawing, a sentence, and one action. */
export function EmptyState({ text, illustration = 'empty', action, className }: EmptyStateProps) {
  return (
    <View className={classNames('empty-state', className)}>
      <Illustration name={illustration} />
      <View className="empty-state__text">{text}</View>
      {action && (
        <Button className="empty-state__action" kind="secondary" size="medium" onPress={action.onPress}>
          {action.text}
        </Button>
      )}
    </View>
  );
}
