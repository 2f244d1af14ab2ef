import { View } from '@tarojs/components';
import { FailedState } from '@/components/FailedState';
import { useApp } from '@/stores/app-context';
import { SCREEN } from './texts';
import './index.scss';

export function ScreenFailure() {
  const { router } = useApp();
  return (
    <View className="screen screen--message">
      <FailedState text={SCREEN.broken} retryText={SCREEN.brokenAction} onRetry={() => void router.home()} />
    </View>
  );
}
