import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { glyphUri, type IconName, type Line, type Solid } from './glyphs';
import './index.scss';

export type { IconName, Line, Solid } from './glyphs';
export type IconSize = 24 | 32 | 40 | 48 | 64;
export type IconTone =
  | 'inherit'
  | 'ink'
  | 'body'
  | 'secondary'
  | 'primary'
  | 'onPrimary'
  | 'accent'
  | 'alert';

interface IconProps {
  /** A name, or a feature's own path. */
  name: IconName | Line | Solid;
  size?: IconSize;
  /** inherit: the surrounding text's colour. */
  tone?: IconTone;
  /** Only for an icon without text; otherwise it is decorative. */
  label?: string;
  className?: string;
}

/** A mask over a filled box, so that one drawing serves every tone and colours stay in the style sheet. */
export function Icon({ name, size = 48, tone = 'inherit', label, className }: IconProps) {
  return (
    <View
      className={classNames('icon', `icon--${size}`, tone !== 'inherit' && `icon--${tone}`, className)}
      style={{ '--glyph': `url("${glyphUri(name)}")` } as Record<string, string>}
      {...aria(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    />
  );
}
