import { View } from '@tarojs/components';
import { EmptyState } from '@/components/EmptyState';
import { SCREEN } from './texts';
import './index.scss';

/** Opened in WeChat through the alternative domain: nothing but where to go instead. */
export function BlockedPage() {
  return (
    <View className="screen screen--message">
      <EmptyState text={SCREEN.blocked} illustration="empty" />
      <View className="screen__note">{SCREEN.blockedNote}</View>
    </View>
  );
}
