import { Paint, at } from '../../../../server/domains/files/svg';
import { cloud, flower, grass, hill, roundTree, sky, sparkle, sun, bush, pineTree } from '../nature';
import { pea } from '../pea';
import { balloon, house, podBoat } from '../things';
import { HEIGHT, WIDTH } from './size';

/** Three peas float over a spring morning. */
export function balloonRide(): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#8FD8F5', '#C9EFFA', '#F2FBEF']),
    sun(566, 62, 30),
    cloud({ x: 92, y: 62, scale: 0.8, opacity: 0.95 }),
    cloud({ x: 640, y: 116, scale: 0.6, opacity: 0.8 }),
    cloud({ x: 300, y: 38, scale: 0.42, opacity: 0.75 }),
    at({ x: 470, y: 74, scale: 0.42 }, balloon(paint, {}, ['#F58DB1', '#FFC2D6', '#FFF1F5'])),
    at({ x: 176, y: 112, scale: 0.34 }, balloon(paint, {}, ['#5E9AF4', '#A9CBFB', '#EAF2FF'])),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 190],
        [90, 164],
        [200, 196],
        [330, 168],
        [470, 192],
        [590, 158],
        [686, 182],
      ],
      paint.linear(['#BFE8B4', '#9BD898']),
    ),
    pineTree(paint, { x: 596, y: 172, scale: 0.46 }),
    pineTree(paint, { x: 624, y: 176, scale: 0.36 }),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 214],
        [110, 226],
        [240, 204],
        [380, 232],
        [520, 202],
        [686, 228],
      ],
      paint.linear(['#94D78B', '#5FBE74']),
    ),
    house(paint, { x: 520, y: 216, scale: 0.62 }, ['#FFF6E3', '#F8E3BE'], '#F2765A', '#8FD8F5'),
    roundTree(paint, { x: 566, y: 222, scale: 0.5 }),
    roundTree(paint, { x: 60, y: 226, scale: 0.66 }),
    roundTree(paint, { x: 112, y: 232, scale: 0.48 }, ['#B7E08A', '#74C15F']),
    balloon(paint, { x: 338, y: 92, scale: 1.06 }, ['#F2765A', '#FFD061', '#FFF1C9']),
    podBoat(paint, { x: 338, y: 204, scale: 0.82 }),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 262],
        [130, 244],
        [300, 266],
        [470, 246],
        [686, 262],
      ],
      paint.linear(['#57BA70', '#2F9C5B']),
    ),
    bush(paint, { x: 30, y: 268, scale: 0.7 }),
    bush(paint, { x: 652, y: 270, scale: 0.8 }),
    pea(paint, {
      x: 596,
      y: 238,
      size: 26,
      mood: 'joy',
      tone: 'young',
      look: [-0.5, -0.7],
      feet: true,
      hands: [
        [-1.1, -0.6],
        [1.1, -0.7],
      ],
    }),
    pea(paint, {
      x: 176,
      y: 244,
      size: 22,
      mood: 'laugh',
      tone: 'ripe',
      look: [0.5, -0.8],
      feet: true,
      hands: [
        [1.1, -0.7],
        [-1.15, 0.2],
      ],
    }),
    flower(238, 252, 6, '#FFF4F8'),
    flower(262, 260, 5, '#FFD0E0'),
    flower(470, 256, 6, '#FFFFFF'),
    flower(90, 262, 5, '#FFE3A1', '#F2765A'),
    grass(420, 272, 0.8, '#1F8A4C'),
    grass(316, 276, 0.7, '#1F8A4C'),
    sparkle(250, 92, 6),
    sparkle(430, 140, 5),
  );
}
