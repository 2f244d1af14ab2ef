import { at, circle, ellipse, path, rect, stroke } from '../../../../server/domains/files/svg';
import { cloud, groundShadow, hill, sparkle, sun } from '../nature';
import { colour } from '../palette';
import { DUSK, face, land, MORNING, picture } from './parts';

const bear = (): string =>
  at(
    { x: 200, y: 150 },
    circle(-46, -42, 24, '#B27A3C'),
    circle(46, -42, 24, '#B27A3C'),
    circle(-46, -42, 12, '#F3CF9C'),
    circle(46, -42, 12, '#F3CF9C'),
    circle(0, 0, 68, '#D9A25F'),
    ellipse(0, 22, 30, 22, '#F6E0BE'),
    ellipse(0, 8, 9, 6, colour.ink),
    face({ y: 2, scale: 1.5 }),
  );

/** One of four pieces, pulled apart. */
const piece = (turn: number, tint: string): string =>
  at(
    { x: 200, y: 296, turn },
    path('M8 -8H104A104 104 0 0 0 8 -104Z', tint),
    circle(48, -48, 11, '#F2765A'),
    stroke('M14 -14L30 -30', '#FFFFFF', 4, { opacity: 0.5 }),
  );

export const sharingCake = (): string =>
  picture(['#FFE7C2', '#FFF1DA', '#FFFFFF'], () => [
    sparkle(74, 130, 10, colour.sun),
    sparkle(330, 120, 12, colour.sun),
    bear(),
    at(
      { x: 200, y: 296, scale: 1 },
      ellipse(0, 6, 150, 74, '#FFFFFF'),
      ellipse(0, 10, 150, 74, '#E3B278', { opacity: 0.3 }),
    ),
    at(
      { x: 0, y: 148, scale: 1 },
      `<g transform="scale(1 .5)">${[0, 90, 180, 270]
        .map((turn, index) => piece(turn, index % 2 === 0 ? '#FFD8E4' : '#FFC2D6'))
        .join('')}</g>`,
    ),
  ]);

const duck = (x: number, y: number, scale: number): string =>
  at(
    { x, y, scale },
    path('M-58 6C-66 -14 -44 -18 -30 -8C-10 -22 34 -18 40 8C40 40 -44 44 -58 6Z', '#FFD061'),
    circle(34, -34, 28, '#FFD873'),
    path('M58 -36L80 -28L58 -20Z', '#F2765A'),
    circle(42, -40, 5, colour.ink),
    circle(43.6, -42, 1.7, '#FFFFFF'),
    path('M-30 4C-14 -8 8 -6 14 10C0 22 -22 20 -30 4Z', '#F9B233'),
  );

export const queueDucks = (): string =>
  picture(MORNING, (paint) => [
    sun(110, 100, 30),
    cloud({ x: 286, y: 104, scale: 0.7 }),
    path('M0 320H400V400H0Z', paint.linear(['#8FD3EC', '#4FA8D0'])),
    path('M40 330C100 262 300 262 360 330L344 344C290 290 110 290 56 344Z', colour.wood),
    stroke('M44 322C104 256 296 256 356 322', colour.woodDeep, 8),
    duck(112, 252, 0.62),
    duck(196, 226, 0.76),
    duck(296, 238, 0.92),
  ]);

export const lostShape = (): string =>
  picture(DUSK, (paint) => [
    sparkle(92, 96, 10),
    hill(
      400,
      400,
      [
        [0, 300],
        [140, 270],
        [280, 300],
        [400, 276],
      ],
      paint.linear(['#9A86C8', '#6A5AA0']),
    ),
    land(paint, 316, ['#6FC486', '#3FA866']),
    groundShadow(206, 336, 130, 0.2),
    rect(66, 232, 104, 104, '#5E9AF4', { rx: 16 }),
    face({ x: 118, y: 280, scale: 1.1 }),
    path('M278 226L346 328Q350 336 340 336H216Q206 336 210 328Z', '#F2765A', {
      stroke: '#F2765A',
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    face({ x: 278, y: 300 }),
    circle(204, 150, 66, paint.radial(['#FFE9A8', '#FFC53D'])),
    face({ x: 204, y: 148, scale: 1.4 }),
  ]);
