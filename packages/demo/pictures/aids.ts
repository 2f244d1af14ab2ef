/** Teaching aids: what comes in a box, the box itself, and how it is used. */
import type { SubjectName } from '../../../src/contract/courses/values';
import { Paint, at, circle, ellipse, path, rect, stroke } from '../../../server/domains/files/svg';
import { colour, subjectColours } from './palette';
import { pea, type Mood } from './pea';
import { bookStack } from './things';

/** Each is drawn around its origin, 140 wide. */
const things = {
  blocks: (paint: Paint) =>
    [
      rect(-62, 4, 58, 58, paint.linear(['#FFB09A', '#F2765A']), { rx: 8 }),
      rect(4, 4, 58, 58, paint.linear(['#A9CBFB', '#4A8CF0']), { rx: 8 }),
      rect(-29, -58, 58, 58, paint.linear(['#FFE08A', '#F7A63B']), { rx: 8 }),
      circle(0, -29, 9, colour.white, { opacity: 0.6 }),
    ].join(''),
  cards: (paint: Paint) =>
    [
      at({ turn: -14, x: -18 }, rect(-42, -56, 84, 112, paint.linear(['#CFC3F7', '#8E74E4']), { rx: 12 })),
      at({ turn: 4, x: 12 }, rect(-42, -56, 84, 112, '#FFFDF6', { rx: 12 })),
      at({ turn: 4, x: 12 }, circle(0, -10, 24, colour.sun), stroke('M-20 32H20', '#C9D2CC', 7)),
    ].join(''),
  book: (paint: Paint) =>
    [
      path('M0 -44C-18 -58 -46 -60 -66 -52V46C-46 38 -18 40 0 54Z', paint.linear(['#FFFFFF', '#F0E7D4'])),
      path('M0 -44C18 -58 46 -60 66 -52V46C46 38 18 40 0 54Z', paint.linear(['#FFF6E3', '#F6D9B0'])),
      stroke('M0 -44V54M-48 -26C-36 -30 -24 -28 -14 -22M-48 -4C-36 -8 -24 -6 -14 0', '#C8904A', 4),
      circle(34, -2, 17, '#6CC36F'),
    ].join(''),
  board: (paint: Paint) =>
    [
      rect(-64, -64, 128, 128, paint.linear(['#F3CF9C', '#D9A25F']), { rx: 10 }),
      ...[-40, 0, 40].map((x) => stroke(`M${x} -54V54M-54 ${x}H54`, colour.woodDeep, 3)),
      circle(-40, 0, 16, '#2F3C45'),
      circle(0, -40, 16, colour.white),
      circle(0, 0, 16, '#2F3C45'),
      circle(40, 40, 16, colour.white),
    ].join(''),
  robot: (paint: Paint) =>
    [
      stroke('M0 -66V-46', '#7D8D98', 6),
      circle(0, -68, 8, colour.coral),
      rect(-44, -48, 88, 62, paint.linear(['#DCE9FB', '#A5CDFB']), { rx: 18 }),
      circle(-18, -18, 9, colour.ink),
      circle(18, -18, 9, colour.ink),
      stroke('M-14 0C-6 7 6 7 14 0', colour.ink, 4),
      rect(-34, 20, 68, 42, paint.linear(['#7FB2F7', '#2863C4']), { rx: 12 }),
      circle(0, 40, 9, colour.sun),
    ].join(''),
  pen: (paint: Paint) =>
    at(
      { turn: 38 },
      rect(-15, -72, 30, 104, paint.linear(['#A6DEE4', '#27A5B5'], 'right'), { rx: 15 }),
      path('M-15 26H15L0 64Z', '#FFE2CC'),
      path('M-5 51H5L0 64Z', colour.ink),
      circle(0, -40, 7, colour.white),
    ),
  stickers: (paint: Paint) =>
    [
      rect(-58, -58, 116, 116, '#FFFFFF', { rx: 16 }),
      circle(-24, -24, 22, paint.linear(['#FFC1A8', '#F2765A'])),
      rect(6, -44, 40, 40, '#8FD68A', { rx: 10 }),
      path('M-24 6L-2 44H-46Z', colour.sun, {
        stroke: colour.sun,
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      }),
      circle(26, 28, 21, '#B39DF1'),
    ].join(''),
} as const;

export type AidThing = keyof typeof things;
export const aidThings = Object.keys(things) as AidThing[];

/** By itself, 200 x 200. */
export function aidThing(name: AidThing): string {
  const paint = new Paint();
  const back = rect(0, 0, 200, 200, paint.linear(['#F5F7F4', '#E6F5ED']), { rx: 28 });
  return paint.document(200, 200, back, at({ x: 100, y: 100, scale: 1.05 }, things[name](paint)));
}

const [WIDTH, HEIGHT] = [640, 400];

function backdrop(paint: Paint, subject: SubjectName): string {
  const { soft, tint } = subjectColours[subject];
  return [
    rect(0, 0, WIDTH, HEIGHT, paint.linear([tint, soft], 'diagonal')),
    circle(548, 70, 110, colour.white, { opacity: 0.35 }),
    circle(70, 360, 130, colour.white, { opacity: 0.3 }),
    ellipse(320, 348, 210, 24, colour.ink, { opacity: 0.1 }),
  ].join('');
}

/** A carton of the subject's colour, open; what is in it looks over its edge. */
function carton(paint: Paint, subject: SubjectName, inside: string): string {
  const { main, deep, soft } = subjectColours[subject];
  return [
    inside,
    path('M-170 20L-210 -34L-44 -20L-20 30Z', soft),
    path('M170 20L210 -34L44 -20L20 30Z', soft),
    rect(-170, 16, 340, 132, paint.linear([main, deep]), { rx: 12 }),
    circle(0, 82, 36, colour.white, { opacity: 0.9 }),
    at({ y: 84, scale: 0.46 }, pea(paint, { x: 0, y: 0, size: 56, mood: 'smile' })),
  ].join('');
}

/** In its box, 640 x 400. */
export function aidBox(subject: SubjectName, inside: readonly [AidThing, AidThing]): string {
  const paint = new Paint();
  const [left, right] = inside;
  const over = [
    at({ x: -74, y: -40, turn: -8 }, things[left](paint)),
    at({ x: 76, y: -48, turn: 8 }, things[right](paint)),
  ].join('');
  return paint.document(
    WIDTH,
    HEIGHT,
    backdrop(paint, subject),
    at({ x: 320, y: 196 }, carton(paint, subject, over)),
  );
}

/** On the table, large, 640 x 400. */
export function aidAlone(subject: SubjectName, name: AidThing): string {
  const paint = new Paint();
  return paint.document(
    WIDTH,
    HEIGHT,
    backdrop(paint, subject),
    at({ x: 320, y: 204, scale: 1.9 }, things[name](paint)),
  );
}

export type AidStep = 'open' | 'play' | 'tidy';
export const aidSteps: readonly AidStep[] = ['open', 'play', 'tidy'];

const MOODS: Readonly<Record<AidStep, Mood>> = { open: 'joy', play: 'laugh', tidy: 'wink' };

/** Pea and the aid: it comes, it is played with, it is put away. */
export function aidStep(step: AidStep): string {
  const paint = new Paint();
  const beside = {
    open: () => at({ x: 420, y: 216, scale: 0.7 }, carton(paint, 'wandou', '')),
    play: () => at({ x: 430, y: 226, scale: 1.4 }, things.blocks(paint)),
    tidy: () => bookStack({ x: 430, y: 330, scale: 1.5 }, ['#F2765A', '#4A8CF0', '#FFC53D', '#2FA866']),
  };
  return paint.document(
    WIDTH,
    HEIGHT,
    backdrop(paint, 'wandou'),
    beside[step](),
    pea(paint, { x: 190, y: 236, size: 92, mood: MOODS[step], look: [0.6, 0], feet: true }),
  );
}
