import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { glyphUri } from './glyphs';
import type { IconName, Line, Solid } from './glyphs';
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
  /** A name, or a feature's own drawing. */
  name: IconName | Line | Solid;
  size?: IconSize;
  /** inherit: the colour of the text around it. */
  tone?: IconTone;
  /** Only where the icon stands without words; otherwise it is decoration. */
  label?: string;
  className?: string;
}

/** The glyph is a mask over a filled box, so one drawing serves every tone and no colour is written here. */
export function Icon({ name, size = 48, tone = 'inherit', label, className }: IconProps) {
  return (
    <View
      className={classNames('icon', `icon--${size}`, tone !== 'inherit' && `icon--${tone}`, className)}
      style={{ '--glyph': `url("${glyphUri(name)}")` } as Record<string, string>}
      {...aria(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    />
  );
}
