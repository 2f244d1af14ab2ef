import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/Drawing';
import './drawing.scss';

/** A built-in drawing at the top of a popup, with `children` over it. */
export function PopupDrawing({ src, children }: { src: string; children?: ReactNode }) {
  return (
    <View className="popup-drawing">
      <View className="popup-drawing__box">
        <Drawing className="popup-drawing__picture" src={src} width={320} />
        {children}
      </View>
    </View>
  );
}
