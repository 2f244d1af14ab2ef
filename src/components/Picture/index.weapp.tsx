import { Image } from '@tarojs/components';
import { useState } from 'react';
import { Frame } from './Frame';
import type { PictureProps } from './types';
import { fittingSource } from './widths';

export function Picture(props: PictureProps) {
  const { src = '', mode = 'aspectFill', lazy = true } = props;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <Frame {...props} broken={!src || brokenSrc === src}>
      <Image
        className="picture__image"
        src={fittingSource(props)}
        mode={mode}
        lazyLoad={lazy}
        onError={() => setBrokenSrc(src)}
      />
    </Frame>
  );
}
