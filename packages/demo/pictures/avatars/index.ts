import { pea, type Mood } from '../pea';
import { animals } from './animals';
import { portrait } from './face';
import { people } from './people';

const peaPortrait = (mood: Mood, back: readonly string[]): string =>
  portrait(back, (paint) => pea(paint, { x: 0, y: 10, size: 50, mood }));

/** Round faces for children, teachers, and the parents who joined a course. */
export const avatars = {
  ...people,
  ...animals,
  pea: () => peaPortrait('smile', ['#E6F5ED', '#B9E5C9']),
  'pea-wink': () => peaPortrait('wink', ['#FFF3CF', '#FFDF94']),
} as const;

export type AvatarName = keyof typeof avatars;
export const avatarNames = Object.keys(avatars) as AvatarName[];
