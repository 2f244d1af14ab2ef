import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Picture } from '@/components/Picture';
import './drawing.scss';

/** One of our own drawings at the head of a popup; `children` lie over it. */
export function Drawing({ src, children }: { src: string; children?: ReactNode }) {
  return (
    <View className="popup-drawing">
      <View className="popup-drawing__box">
        <Picture
          className="popup-drawing__picture"
          src={src}
          alt=""
          width={320}
          height={320}
          mode="aspectFit"
          lazy={false}
          fallback={<></>}
        />
        {children}
      </View>
    </View>
  );
}
