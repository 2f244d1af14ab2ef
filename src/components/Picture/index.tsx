import { useState } from 'react';
import { Frame } from './Frame';
import type { PictureProps } from './types';
import { sources } from './widths';

/** The web has pictures of its own: alternative text, native lazy loading, object-fit. */
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
