/** Frames of the demo's films: our own drawings, composed for each point in time. No text. */
import { at, circle, Paint, path, rect } from '../../packages/demo/svg.ts';
import { A_NUMBER } from '../../packages/demo/content/films/texts.ts';
import {
  cloud,
  flower,
  grass,
  groundShadow,
  hill,
  moon,
  pineTree,
  roundTree,
  sky,
  star,
  sun,
} from '../../packages/demo/film-parts/nature.ts';
import { pea } from '../../packages/demo/film-parts/pea.ts';
import { balloon, house, podBoat } from '../../packages/demo/film-parts/things.ts';

export const WIDTH = 480;
export const HEIGHT = 270;

/** Eases from 0 to 1 within `during` seconds after `from`. Ten steps, so that most frames equal the previous one. */
function grown(time, from, during) {
  const part = Math.max(0, Math.min(1, (time - from) / during));
  return Math.round(10 * part * part * (3 - 2 * part)) / 10;
}

/** For continuous movement: whole steps, so that frames in between cost nothing. */
const stepped = (value, step = 1) => Math.round(value / step) * step;

const ridge = (...heights) => heights.map((y, index) => [(index * WIDTH) / (heights.length - 1), y]);

function meadow(paint) {
  return [
    hill(WIDTH, HEIGHT, ridge(176, 150, 182, 152, 174), paint.linear(['#C4EBBE', '#9FDAA4'])),
    roundTree(paint, { x: 30, y: 178, scale: 0.7 }),
    pineTree(paint, { x: 440, y: 178, scale: 0.7 }),
    hill(WIDTH, HEIGHT, ridge(206, 190, 200, 188, 204), paint.linear(['#7CCE8C', '#3FA866'])),
    grass(60, 254, 0.9),
    grass(420, 258, 0.9),
    flower(24, 232, 8, '#FFC2D6'),
    flower(456, 228, 8, '#FFF1C9'),
  ].join('');
}

const DAY = [
  ['#FFE3C2', '#FFF3E0', '#FFFFFF'],
  ['#CFEAF7', '#E9F7FB', '#FFFFFF'],
  ['#A9DDF5', '#DDF3FA', '#FFFFFF'],
  ['#8FD8F5', '#C9EFFA', '#F2FBEF'],
  ['#8FD8F5', '#C9EFFA', '#F2FBEF'],
  ['#9BD6F0', '#D3EEF6', '#FFF9E8'],
  ['#B7D3EE', '#F1E2D4', '#FFE9C9'],
  ['#F3B98E', '#F9D3A8', '#FFEBC9'],
  ['#8E7FD0', '#D99FB8', '#FFD0A8'],
  ['#2F3478', '#5A55A8', '#8E7FD0'],
];

/** Positions of the peas: five in a row. */
const placeOf = (index) => ({ x: 92 + (index % 5) * 74, y: index < 5 ? 168 : 222 });

/** From morning to night, with one more pea every half minute. */
function counting(time) {
  const paint = new Paint();
  const number = Math.min(10, Math.floor(time / A_NUMBER) + 1);
  const since = time - (number - 1) * A_NUMBER;
  const isNight = number === 10;
  const across = stepped((time / (9 * A_NUMBER)) * 420 + 30, 6);
  const height = 44 + ((across - 240) / 240) ** 2 * 70;
  const peas = Array.from({ length: number }, (_, index) => {
    const comes = 2 + (index * 18) / number;
    const size = grown(since, comes, 1);
    if (size === 0) return '';
    const { x, y } = placeOf(index);
    const mood =
      isNight && since > 27 ? 'calm' : since > 22 ? 'laugh' : ['smile', 'joy', 'wonder'][index % 3];
    const tone = ['fresh', 'young', 'ripe'][index % 3];
    return [
      groundShadow(x, y + 29, 21 * size),
      pea(paint, { x, y: y + 30 * (1 - size), size: 23 * size, mood, tone, feet: true }),
    ].join('');
  });
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, DAY[number - 1]),
    isNight
      ? moon(paint, 380, 60, 26) + star(90, 50, 6, '#FFE39A', 10) + star(200, 34, 5, '#FFE39A', 40)
      : sun(across, height, 22, '#FFD568'),
    cloud({ x: 110, y: 70, scale: 0.6, opacity: isNight ? 0.15 : 0.85 }),
    cloud({ x: 330, y: 96, scale: 0.45, opacity: isNight ? 0.12 : 0.75 }),
    meadow(paint),
    ...peas,
  );
}

function balloonFlight(time) {
  const paint = new Paint();
  const rise = stepped(Math.max(0, time - 1.5) * 6, 2);
  const sway = stepped(Math.sin(time / 2) * 10, 2);
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#8FD8F5', '#C9EFFA', '#F2FBEF']),
    sun(410, 50, 22),
    cloud({ x: 90, y: 80 + rise * 0.3, scale: 0.45, opacity: 0.9 }),
    cloud({ x: 380, y: 120 + rise * 0.3, scale: 0.85, opacity: 0.9 }),
    at(
      { y: rise * 0.5 },
      meadow(paint),
      house(paint, { x: 350, y: 200, scale: 0.7 }, ['#FFF6E3', '#F8E3BE'], '#F2765A', '#8FD8F5'),
    ),
    at(
      { x: 230 + sway, y: 150 - rise * 0.35, scale: 0.8 },
      balloon(paint, {}, ['#F2765A', '#FFD061', '#FFF1C9']),
      podBoat(paint, { y: 112, scale: 0.8 }),
    ),
  );
}

function blocks(time) {
  const paint = new Paint();
  const falls = (from) => -220 * (1 - grown(time, from, 1.6));
  const mood = time > 30 ? 'laugh' : 'wonder';
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#FFD98F', '#FFEBC0', '#FFF8E8']),
    circle(240, 150, 120, '#FFFFFF', { opacity: 0.34 }),
    hill(WIDTH, HEIGHT, ridge(214, 206, 212, 204, 212), paint.linear(['#8FD68A', '#55B972'])),
    groundShadow(240, 240, 70, 0.2),
    at({ y: falls(2) }, rect(192, 152, 96, 88, paint.linear(['#8DBBF6', '#4A8CF0']), { rx: 8 })),
    at({ y: falls(9) }, rect(210, 92, 60, 60, paint.linear(['#9ADB93', '#2C9459']), { rx: 7 })),
    at({ y: falls(16) }, circle(240, 72, 20, paint.radial(['#FFE08A', '#FFC53D', '#F9A825']))),
    at({ y: falls(23) }, path('M240 8L270 52H210Z', paint.linear(['#FF9A80', '#EE6A52']))),
    pea(paint, { x: 110, y: 200, size: 34, mood, tone: 'young', look: [0.7, -0.5], feet: true }),
    pea(paint, {
      x: 370,
      y: 200,
      size: 34,
      mood: time > 30 ? 'joy' : 'smile',
      look: [-0.7, -0.5],
      feet: true,
    }),
  );
}

const STARS = Array.from({ length: 24 }, (_, index) => ({
  x: 24 + ((index * 173) % 436),
  y: 18 + ((index * 61) % 112),
  r: index === 9 ? 13 : 4 + (index % 4),
}));

function stars(time) {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    sky(paint, WIDTH, HEIGHT, ['#2B2F77', '#4D4FA8', '#8E7FD0']),
    moon(paint, stepped(380 - time, 2), 64, 26),
    ...STARS.flatMap(({ x, y, r }, index) => {
      const lit = grown(time, 2 + index * 2, 1);
      return lit === 0 ? [] : [star(x, y, r * lit, '#FFE39A', x)];
    }),
    hill(WIDTH, HEIGHT, ridge(190, 160, 192, 162, 188), '#474392'),
    pineTree(paint, { x: 60, y: 192, scale: 0.7 }, ['#5A66B8', '#3C4390']),
    house(paint, { x: 400, y: 196, scale: 0.8 }, ['#6D66C2', '#544EA5'], '#F2765A', '#FFE08A'),
    hill(WIDTH, HEIGHT, ridge(224, 208, 216, 206, 222), paint.linear(['#3E7F77', '#25605F'])),
    pea(paint, { x: 210, y: 196, size: 34, mood: time > 50 ? 'calm' : 'joy', look: [0.3, -0.8], feet: true }),
    pea(paint, {
      x: 274,
      y: 204,
      size: 26,
      mood: time > 48 ? 'calm' : 'wonder',
      tone: 'young',
      look: [-0.2, -0.8],
      feet: true,
    }),
  );
}

export const DRAWN = { counting, balloon: balloonFlight, blocks, stars };
