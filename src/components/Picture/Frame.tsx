import { View } from '@tarojs/components';
import type { CSSProperties, ReactNode } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { look } from '../look';
import { unit } from '../unit';
import type { PictureProps } from './types';
import './index.scss';

interface FrameProps extends PictureProps {
  broken: boolean;
  children: ReactNode;
}

/** Reserves the picture's space, round or not, and shows the fallback if there is no picture. */
export function Frame({
  alt,
  width,
  height,
  ratio,
  mode = 'aspectFill',
  round,
  fallback,
  className,
  isPrivate,
  broken,
  children,
}: FrameProps) {
  const hasOwnHeight = mode === 'widthFix' && ratio === undefined && height === undefined && !broken;
  const shape = round === true ? 'round' : round || undefined;
  return (
    <View
      className={classNames(
        'picture',
        `picture--${mode}`,
        hasOwnHeight && 'picture--own-height',
        shape && `picture--${shape}`,
        broken && 'picture--broken',
        className,
      )}
      style={frameStyle(unit(width), unit(height))}
      {...(isPrivate ? look('private') : {})}
      {...aria(broken && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {ratio !== undefined && <View style={{ paddingTop: `${100 / ratio}%` }} />}
      {broken ? (
        <View className="picture__fallback">{fallback ?? <Icon name="image" tone="secondary" />}</View>
      ) : (
        children
      )}
    </View>
  );
}

/** Undefined values would override a class's. */
function frameStyle(width: string | undefined, height: string | undefined): CSSProperties {
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
}
