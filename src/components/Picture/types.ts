import type { ReactNode } from 'react';
import type { Length } from '../unit';

export interface PictureProps {
  src: string | undefined;
  /** Alt text; '' for decoration. */
  alt: string;
  width?: Length;
  height?: Length;
  /** Displayed width in units if it comes from the layout rather than `width`: loads a smaller variant. */
  shownWidth?: number;
  /** At the original width: the picture was preloaded by its own address (`platform.preloadImage`, the document of home). */
  whole?: boolean;
  /** width : height, if the height is not given; reserves the space before loading. */
  ratio?: number;
  /** Modes as in the mini program. widthFix: the picture's natural height. */
  mode?: 'aspectFill' | 'aspectFit' | 'scaleToFill' | 'widthFix';
  /** true: a circle; 'small', 'card': the radius of that token. */
  round?: boolean | 'small' | 'card';
  lazy?: boolean;
  /** Shown if there is no picture; by default a neutral drawing. */
  fallback?: ReactNode;
  /** Excluded from snapshots (look.ts). */
  isPrivate?: boolean;
  className?: string;
}
