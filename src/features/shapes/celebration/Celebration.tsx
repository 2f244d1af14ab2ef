import { View } from '@tarojs/components';
import type { CSSProperties } from 'react';
import { aria } from '@/components/aria';
import { unit } from '@/components/unit';
import './celebration.scss';

const COUNT = 24;
/** Peas, leaves and stars: shape and colour of a particle, in turn. */
const LOOKS = ['pea', 'star', 'leaf', 'paper'] as const;
/** The golden angle spreads any number of particles evenly. */
const GOLDEN_ANGLE = 137.5;

/** Where a particle flies, in design units from the middle: all around, a little more upwards. */
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

/** Two dozen particles for a moment. Decorative: what happened is said by the text beside it. */
export function Celebration() {
  return (
    <View className="celebration" {...aria({ 'aria-hidden': 'true' })}>
      {Array.from({ length: COUNT }, (_, index) => (
        <View
          key={index}
          className={`celebration__particle celebration__particle--${LOOKS[index % LOOKS.length]}`}
          style={flight(index)}
        />
      ))}
    </View>
  );
}
