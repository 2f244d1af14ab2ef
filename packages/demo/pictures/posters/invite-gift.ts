import { at, circle, rect } from '../../../../server/domains/files/svg';
import { groundShadow, sparkle, star } from '../nature';
import { pea } from '../pea';
import { heart } from '../subjects/xinli';
import { bow, confetti, giftBox } from '../things';
import { HEIGHT, poster, WIDTH } from './frame';

const RAYS = [-80, -60, -40, -20, 0, 20, 40, 60, 80];

/** Friends invite friends: two peas clap their hands above a present. */
export const inviteGift = (): string =>
  poster((paint) => [
    rect(0, 0, WIDTH, HEIGHT, paint.linear(['#FF9F84', '#FFC7A8', '#FFE9D2'])),
    ...RAYS.map((turn) =>
      at({ x: 300, y: 300, turn }, rect(-18, -520, 36, 520, '#FFFFFF', { opacity: 0.11 })),
    ),
    circle(300, 210, 168, '#FFFFFF', { opacity: 0.2 }),
    confetti({ x: 300, y: 156 }, 290, 52),
    rect(0, 352, WIDTH, 68, paint.linear(['#FFF3DF', '#FFDDB4'])),
    groundShadow(300, 368, 170, 0.14),
    giftBox(paint, { x: 300, y: 366, scale: 1.75 }),
    bow(paint, { x: 300, y: 216, scale: 1.2 }),
    pea(paint, {
      x: 158,
      y: 268,
      size: 60,
      mood: 'laugh',
      look: [0.6, -0.2],
      turn: 6,
      feet: true,
      hands: [
        [1.16, -0.72],
        [-1.12, -0.3],
      ],
    }),
    pea(paint, {
      x: 444,
      y: 268,
      size: 60,
      mood: 'joy',
      tone: 'young',
      look: [-0.6, -0.2],
      turn: -6,
      feet: true,
      hands: [
        [-1.16, -0.72],
        [1.12, -0.3],
      ],
    }),
    at({ x: 300, y: 126, scale: 1.3 }, heart(paint)),
    at({ x: 92, y: 128, turn: -16, scale: 0.6 }, heart(paint)),
    at({ x: 522, y: 122, turn: 16, scale: 0.6 }, heart(paint)),
    star(206, 88, 12, '#FFC53D', -12),
    star(398, 80, 12, '#FFC53D', 14),
    sparkle(48, 216, 9),
    sparkle(556, 218, 9),
  ]);
