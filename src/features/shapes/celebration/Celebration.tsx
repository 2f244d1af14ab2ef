import { View } from '@tarojs/components';
import type { CSSProperties } from 'react';
import { aria } from '@/components/aria';
import { unit } from '@/components/unit';
import type { Moment } from './moments';
import './celebration.scss';

const COUNT = 24;
/** The golden angle spreads any number of particles evenly. */
const GOLDEN_ANGLE = 137.5;

/** A particle's place, in design units from the middle: all around, a little more upwards. What it does there is up to the moment's style. */
function flight(index: number): CSSProperties {
  const angle = (index * GOLDEN_ANGLE * Math.PI) / 180;
  const far = 160 + (index % 5) * 56;
  const path = {
    '--x': unit(Math.round(Math.cos(angle) * far)),
    '--y': unit(Math.round(Math.sin(angle) * far - 72)),
    '--turn': `${(index % 2 === 0 ? 1 : -1) * (120 + index * 11)}deg`,
  };
  return path as CSSProperties;
}

/** Two dozen particles, of each moment's own kind. Decorative: what happened is said by the text beside it. */
export function Celebration({ moment }: { readonly moment: Moment }) {
  return (
    <View className={`celebration celebration--${moment}`} {...aria({ 'aria-hidden': 'true' })}>
      {Array.from({ length: COUNT }, (_, index) => (
        <View key={index} className="celebration__particle" style={flight(index)} />
      ))}
    </View>
  );
}
