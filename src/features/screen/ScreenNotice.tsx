import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './index.scss';

/** The notice of a page without a bar of ours. */
export function ScreenNotice({ children }: { children?: ReactNode }) {
  return children ? <View className="screen__notice">{children}</View> : null;
}
