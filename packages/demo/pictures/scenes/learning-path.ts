import { Paint, at, curve, stroke, type Point } from '../../../../server/domains/files/svg';
import { bush, cloud, flower, hill, pineTree, roundTree, sky, sparkle, sun } from '../nature';
import { pea } from '../pea';
import { flag } from '../things';
import { goBoard } from '../subjects/weiqi';
import { robot } from '../subjects/biancheng';
import { headphones } from '../subjects/moli';
import { openBook } from '../subjects/jianqiao';
import { HEIGHT, WIDTH } from './size';

const PATH: readonly Point[] = [
  [-20, 266],
  [90, 246],
  [190, 262],
  [290, 236],
  [380, 216],
  [460, 222],
  [540, 190],
  [596, 148],
  [612, 118],
];

/** The way through a course: subjects along the road, a flag on the top. */
export function learningPath(): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#A6E3E9', '#D6F3EE', '#F5FBF2']),
    sun(92, 66, 26),
    cloud({ x: 236, y: 58, scale: 0.7 }),
    cloud({ x: 466, y: 44, scale: 0.5, opacity: 0.85 }),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 188],
        [120, 150],
        [260, 186],
        [400, 150],
        [520, 128],
        [612, 104],
        [686, 140],
      ],
      paint.linear(['#BDE8CB', '#93D6AE']),
    ),
    pineTree(paint, { x: 488, y: 140, scale: 0.42 }),
    pineTree(paint, { x: 514, y: 136, scale: 0.52 }),
    pineTree(paint, { x: 666, y: 142, scale: 0.52 }),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 226],
        [140, 206],
        [300, 216],
        [440, 180],
        [560, 150],
        [640, 146],
        [686, 166],
      ],
      paint.linear(['#84D29A', '#4FB878']),
    ),
    stroke(curve(PATH), '#F3DDA8', 30),
    stroke(curve(PATH), '#FFF1CF', 20),
    stroke(curve(PATH), '#E6C582', 3, { 'stroke-dasharray': '2 16' }),
    flag({ x: 618, y: 122, scale: 1.05 }, '#F7A12E'),
    at({ x: 144, y: 196, scale: 0.56 }, robot(paint)),
    at({ x: 300, y: 190, scale: 0.48 }, goBoard(paint)),
    at({ x: 420, y: 168, scale: 0.56, turn: -6 }, openBook(paint, ['#F2765A', '#CF4F38'])),
    roundTree(paint, { x: 44, y: 236, scale: 0.62 }),
    pea(paint, {
      x: 236,
      y: 222,
      size: 30,
      mood: 'joy',
      turn: 6,
      look: [0.8, -0.3],
      feet: true,
      hands: [
        [1.16, -0.5],
        [-1.14, 0.3],
      ],
    }),
    at(
      { x: 560, y: 136 },
      pea(paint, {
        x: 0,
        y: 0,
        size: 26,
        mood: 'laugh',
        tone: 'young',
        turn: 4,
        feet: true,
        sprout: false,
        hands: [
          [1.14, -0.66],
          [-1.14, -0.4],
        ],
      }),
      at({ x: 0, y: 0, scale: 0.52 }, headphones(paint)),
    ),
    bush(paint, { x: 486, y: 268, scale: 0.78 }),
    bush(paint, { x: 640, y: 262, scale: 0.9 }),
    pea(paint, {
      x: 566,
      y: 236,
      size: 30,
      mood: 'wink',
      tone: 'ripe',
      look: [-0.5, -0.3],
      feet: true,
      hands: [
        [-1.12, -0.5],
        [1.12, 0.3],
      ],
    }),
    flower(372, 252, 7, '#FFFFFF'),
    flower(396, 262, 6, '#FFD0E0'),
    flower(98, 270, 6, '#FFE3A1', '#F2765A'),
    flower(438, 252, 5, '#FFE4EE'),
    sparkle(646, 24, 8, '#FFC53D'),
    sparkle(580, 58, 6, '#FFFFFF'),
  );
}
