import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { Button } from '../Button';
import { Illustration } from '../Illustration';
import { texts } from '../texts';
import './index.scss';

interface FailedStateProps {
  /** What happened, in plain words. */
  text: string;
  onRetry: () => void;
  retryText?: string;
  /** offline: caused by the network. */
  illustration?: 'failed' | 'offline';
  /** A short row instead of a page, e.g. for one card of many. */
  compact?: boolean;
  loading?: boolean;
  className?: string;
}

export function FailedState({
  text,
  onRetry,
  retryText = texts.reload,
  illustration = 'failed',
  compact = false,
  loading = false,
  className,
}: FailedStateProps) {
  return (
    <View
      className={classNames('failed-state', compact && 'failed-state--compact', className)}
      {...aria({ role: 'alert' })}
    >
      {!compact && <Illustration name={illustration} />}
      <View className="failed-state__text">{text}</View>
      <Button
        className="failed-state__retry test-retry"
        kind="secondary"
        size={compact ? 'small' : 'medium'}
        loading={loading}
        onPress={onRetry}
      >
        {retryText}
      </Button>
    </View>
  );
}
