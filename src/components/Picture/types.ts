import type { ReactNode } from 'react';
import type { Length } from '../unit';

export interface PictureProps {
  src: string | undefined;
  /** What it shows; '' for decoration. */
  alt: string;
  width?: Length;
  height?: Length;
  /** Units in which it is shown where the layout says so, and not `width`: less of it is loaded then. */
  shownWidth?: number;
  /** In the width in which it came: by its own address it was loaded ahead (`platform.preloadImage`, the document of home). */
  whole?: boolean;
  /** width : height, where the height is not given; the place is kept before the picture is there. */
  ratio?: number;
  /** Names as in the mini program. widthFix: as high as the picture is. */
  mode?: 'aspectFill' | 'aspectFit' | 'scaleToFill' | 'widthFix';
  /** true: a circle; 'small', 'card': the radius of that name. */
  round?: boolean | 'small' | 'card';
  lazy?: boolean;
  /** Shown instead when there is no picture; by default a quiet drawing. */
  fallback?: ReactNode;
  /** Who it shows is kept nowhere (look.ts). */
  isPrivate?: boolean;
  className?: string;
}
