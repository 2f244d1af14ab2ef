/** Pictures of guides' steps, drawn in code: a calm ground, one thing on it, and a ring where the finger goes. */
import type { Drawing } from '../../files/drawings';
import { Paint, circle, rect } from '../../files/svg';
import { colour, HEIGHT, WIDTH } from './grounds';
import { screens } from './screens';
import { things } from './things';

const drawings = { ...screens, ...things } as const;

export type GuidePicture = keyof typeof drawings;

export const guidePictureKey = (name: GuidePicture): string => `pictures/guides/${name}.svg`;

function drawn(name: GuidePicture): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, paint.linear([colour.groundLight, colour.ground], 'diagonal')),
    circle(WIDTH - 60, 44, 78, colour.white, { opacity: 0.4 }),
    circle(44, HEIGHT - 20, 92, colour.white, { opacity: 0.34 }),
    drawings[name](paint),
  );
}

export const drawGuides = (): readonly Drawing[] =>
  (Object.keys(drawings) as GuidePicture[]).map((name) => ({ key: guidePictureKey(name), svg: drawn(name) }));
