import { at, circle, ellipse, path, stroke, type Paint, type Point } from '../svg';
import { colour } from './colours';

export type Mood = 'smile' | 'joy' | 'laugh' | 'wonder' | 'wink' | 'calm';
export type PeaTone = 'fresh' | 'young' | 'ripe';

export interface Pea {
  readonly x: number;
  readonly y: number;
  /** Radius of the body. */
  readonly size: number;
  readonly mood?: Mood;
  readonly tone?: PeaTone;
  /** Rotation of the whole pea in degrees. */
  readonly turn?: number;
  /** Direction of the eyes, -1 to 1. */
  readonly look?: Point;
  /** Hands, in body radii from the centre; absent: no arms. */
  readonly hands?: readonly Point[];
  readonly feet?: boolean;
  readonly sprout?: boolean;
}

const TONES: Record<PeaTone, { body: readonly string[]; limb: string; shade: string }> = {
  fresh: { body: ['#C9EB8B', '#8BD067', '#58B257'], limb: '#5FB658', shade: '#3F9A4C' },
  young: { body: ['#E3F2A0', '#B5DC6D', '#84C255'], limb: '#86C257', shade: '#64A844' },
  ripe: { body: ['#9ADB93', '#55B871', '#2C9459'], limb: '#37A064', shade: '#1F7F49' },
};

/** Drawn for a body of radius 50 around the origin. */
const UNIT = 50;
const MITTEN = 7.5;

/** The main character of the films: a round pea with a sprout, a face and optional limbs. */
export function pea(paint: Paint, options: Pea): string {
  const {
    x,
    y,
    size,
    mood = 'smile',
    tone = 'fresh',
    turn = 0,
    look = [0, 0],
    hands = [],
    feet = false,
  } = options;
  const { body, limb, shade } = TONES[tone];
  return at(
    { x, y, turn, scale: size / UNIT },
    feet ? legs(shade) : '',
    options.sprout === false ? '' : sprout(paint),
    ellipse(0, 0, 50, 48, paint.radial(body)),
    ellipse(-20, -25, 13, 8, colour.white, { opacity: 0.38, transform: 'rotate(-34 -20 -25)' }),
    face(mood, look),
    ...hands.map((hand) => arm(hand, limb, shade)),
  );
}

function sprout(paint: Paint): string {
  return [
    stroke('M0 -46C0 -54 1 -58 3 -63', colour.leaf, 4.5),
    path(
      'M2 -60C-4 -76 -20 -80 -30 -76C-28 -64 -14 -55 2 -60Z',
      paint.linear([colour.leafLight, colour.leaf], 'right'),
    ),
    path('M3 -62C6 -76 19 -84 31 -82C32 -69 19 -58 3 -62Z', paint.linear(['#8AD47F', '#3CA860'], 'right')),
  ].join('');
}

function legs(shade: string): string {
  return [
    stroke('M-17 42L-18 55', shade, 8),
    stroke('M17 42L18 55', shade, 8),
    ellipse(-21, 58, 11, 6.5, shade),
    ellipse(21, 58, 11, 6.5, shade),
  ].join('');
}

function arm([handX, handY]: Point, limb: string, shade: string): string {
  const side = handX < 0 ? -1 : 1;
  const [x, y] = [handX * UNIT, handY * UNIT];
  const [fromX, fromY] = [side * 43, 14];
  const [bendX, bendY] = [(fromX + x) / 2 + side * 7, (fromY + y) / 2 + 7];
  return [
    stroke(`M${fromX} ${fromY}Q${bendX} ${bendY} ${x} ${y}`, shade, 8),
    circle(x, y, MITTEN, limb),
  ].join('');
}

function face(mood: Mood, [lookX, lookY]: Point): string {
  const [dx, dy] = [lookX * 5, lookY * 4];
  return at(
    { x: dx, y: dy },
    ellipse(-29, 10, 8, 5.5, colour.cheek, { opacity: 0.55 }),
    ellipse(29, 10, 8, 5.5, colour.cheek, { opacity: 0.55 }),
    eyes(mood, [lookX, lookY]),
    mouth(mood),
  );
}

function eyes(mood: Mood, [lookX, lookY]: Point): string {
  const open = (cx: number): string =>
    [
      ellipse(cx, -3, 5.4, 6.8, colour.ink),
      circle(cx + 1.8 + lookX, -5.6 + lookY, 2.1, colour.white),
      circle(cx - 1.6, -0.6, 1, colour.white, { opacity: 0.7 }),
    ].join('');
  const arc = (cx: number): string => stroke(`M${cx - 6} -1Q${cx} -9 ${cx + 6} -1`, colour.ink, 3.6);
  const rest = (cx: number): string => stroke(`M${cx - 6} -4Q${cx} 3 ${cx + 6} -4`, colour.ink, 3.4);
  switch (mood) {
    case 'laugh':
      return arc(-17) + arc(17);
    case 'wink':
      return open(-17) + arc(17);
    case 'calm':
      return rest(-17) + rest(17);
    default:
      return open(-17) + open(17);
  }
}

function mouth(mood: Mood): string {
  switch (mood) {
    case 'joy':
    case 'laugh':
      return [
        path('M-11 9Q0 13 11 9Q10 24 0 24Q-10 24 -11 9Z', '#8C2F2B'),
        path('M-6.5 20Q0 14.5 6.5 20Q3.6 24 0 24Q-3.6 24 -6.5 20Z', '#FF8A80'),
      ].join('');
    case 'wonder':
      return ellipse(0, 15, 4.6, 5.6, '#8C2F2B');
    case 'calm':
      return stroke('M-6 12Q0 16 6 12', colour.ink, 3.2);
    default:
      return stroke('M-9 10Q0 19 9 10', colour.ink, 3.4);
  }
}
