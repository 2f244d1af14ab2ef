import { Paint, at } from '../../../../server/domains/files/svg';
import { bush, cloud, flower, grass, hill, roundTree, sky, sparkle, sun } from '../nature';
import { pea } from '../pea';
import { openBook } from '../subjects/jianqiao';
import { microphone } from '../subjects/yuwen';
import { HEIGHT, WIDTH } from './size';

/** A family of peas says hello; for the login page. */
export function welcome(): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#CDEFD9', '#E9F8EA', '#FBFDF3']),
    sun(560, 84, 30, '#FFD568'),
    cloud({ x: 118, y: 74, scale: 0.78 }),
    cloud({ x: 620, y: 136, scale: 0.54, opacity: 0.85 }),
    cloud({ x: 420, y: 48, scale: 0.46, opacity: 0.85 }),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 200],
        [140, 168],
        [300, 200],
        [480, 168],
        [686, 196],
      ],
      paint.linear(['#BCE6BD', '#97D7A2']),
    ),
    roundTree(paint, { x: 70, y: 212, scale: 0.84 }),
    roundTree(paint, { x: 626, y: 210, scale: 0.94 }, ['#B7E08A', '#74C15F']),
    hill(
      WIDTH,
      HEIGHT,
      [
        [0, 240],
        [170, 220],
        [343, 232],
        [520, 218],
        [686, 240],
      ],
      paint.linear(['#6CC683', '#2F9C5B']),
    ),
    bush(paint, { x: 130, y: 236, scale: 0.72 }),
    bush(paint, { x: 556, y: 232, scale: 0.66 }),
    pea(paint, {
      x: 222,
      y: 202,
      size: 38,
      mood: 'laugh',
      tone: 'young',
      feet: true,
      hands: [
        [-1.14, -0.5],
        [1.06, 0.4],
      ],
    }),
    pea(paint, {
      x: 462,
      y: 204,
      size: 36,
      mood: 'smile',
      tone: 'ripe',
      feet: true,
      hands: [
        [-0.76, 0.7],
        [0.76, 0.7],
      ],
    }),
    at({ x: 462, y: 232, scale: 0.54 }, openBook(paint, ['#5E9AF4', '#2863C4'])),
    at({ x: 268, y: 226, turn: -14, scale: 0.5 }, microphone(paint)),
    pea(paint, {
      x: 346,
      y: 180,
      size: 60,
      mood: 'joy',
      feet: true,
      hands: [
        [-1.16, -0.56],
        [1.18, -0.62],
      ],
    }),
    pea(paint, { x: 534, y: 232, size: 20, mood: 'wink', tone: 'young', feet: true, hands: [[1.16, -0.6]] }),
    flower(166, 262, 7, '#FFFFFF'),
    flower(404, 264, 6, '#FFD0E0'),
    flower(596, 260, 7, '#FFF1C9', '#F2765A'),
    flower(40, 262, 6, '#FFE4EE'),
    grass(274, 274, 0.8, '#1F8A4C'),
    grass(490, 276, 0.8, '#1F8A4C'),
    sparkle(262, 110, 8, '#FFC53D'),
    sparkle(438, 96, 7, '#FFC53D'),
  );
}
