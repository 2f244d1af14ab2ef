import { useState } from 'react';
import { Frame } from './Frame';
import type { PictureProps } from './types';
import { sources } from './widths';

/** On the web, a native img: alt text, lazy loading, object-fit. */
export function Picture(props: PictureProps) {
  const { src, alt, lazy = true } = props;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <Frame {...props} broken={!src || brokenSrc === src}>
      <img
        className="picture__image"
        {...sources(props)}
        src={src}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        draggable={false}
        onError={() => setBrokenSrc(src)}
      />
    </Frame>
  );
}
