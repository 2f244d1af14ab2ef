import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button } from '../Button';
import { Illustration, type IllustrationName } from '../Illustration';
import './index.scss';

export interface EmptyStateProps {
  text: string;
  illustration?: IllustrationName;
  /** Instead of an illustration: the pea in a pose. */
  drawing?: ReactNode;
  action?: { text: string; onPress: () => void };
  className?: string;
}

/** A drawing, a sentence, and one action. */
export function EmptyState({ text, illustration = 'empty', drawing, action, className }: EmptyStateProps) {
  return (
    <View className={classNames('empty-state test-empty', className)}>
      {drawing ?? <Illustration name={illustration} />}
      <View className="empty-state__text">{text}</View>
      {action && (
        <Button
          className="empty-state__action test-empty-action"
          kind="secondary"
          size="medium"
          onPress={action.onPress}
        >
          {action.text}
        </Button>
      )}
    </View>
  );
}
