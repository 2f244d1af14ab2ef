import { at, circle, path, rect, stroke, type Paint } from '../../../../server/domains/files/svg';
import { pea } from '../pea';
import { sparkle } from '../nature';
import { colour, subjectColours } from '../palette';

const { main, deep } = subjectColours.biancheng;

/** Programming: a pea and the robot it taught to wave. */
export function bianchengEmblem(paint: Paint): string {
  return [
    at({ x: 36, y: 12, scale: 0.94 }, robot(paint)),
    pea(paint, {
      x: -42,
      y: 34,
      size: 48,
      mood: 'laugh',
      turn: -4,
      feet: true,
      hands: [
        [-1.16, -0.3],
        [1.02, 0.4],
      ],
    }),
    at({ x: -66, y: -72, turn: -8, scale: 0.74 }, codeBlocks()),
    sparkle(-94, -22, 6, colour.sun),
    sparkle(84, -70, 7, colour.sun),
  ].join('');
}

export const robot = (paint: Paint): string =>
  [
    stroke('M0 -62V-76', deep, 4.5),
    circle(0, -80, 7, colour.sun),
    stroke('M40 8C58 2 62 -14 58 -28', deep, 8),
    circle(58, -32, 8.5, '#7FB2FA'),
    stroke('M-16 56V72M16 56V72', deep, 9),
    rect(-30, 68, 24, 11, deep, { rx: 5.5 }),
    rect(6, 68, 24, 11, deep, { rx: 5.5 }),
    rect(-34, 4, 68, 54, paint.linear(['#6EA6F7', '#3E7FE6']), { rx: 16 }),
    rect(-17, 18, 34, 24, '#DCE9FF', { rx: 7 }),
    circle(-7, 30, 4, colour.sun),
    circle(7, 30, 4, '#FF8D78'),
    rect(-44, -62, 88, 66, paint.linear(['#9CC4FF', '#5E9AF4']), { rx: 24 }),
    rect(-33, -50, 66, 42, '#1F3E73', { rx: 17 }),
    circle(-14, -32, 6.2, '#8FF0D0'),
    circle(14, -32, 6.2, '#8FF0D0'),
    stroke('M-7 -20Q0 -14 7 -20', '#8FF0D0', 3.4),
    rect(-52, -40, 9, 20, main, { rx: 4.5 }),
    rect(43, -40, 9, 20, main, { rx: 4.5 }),
    stroke('M-28 -55Q-38 -52 -39 -42', colour.white, 4, { opacity: 0.5 }),
  ].join('');

/** Three blocks that fit into each other, as children program. */
const codeBlocks = (): string =>
  [block(-30, -24, 52, colour.sun), block(-20, -4, 46, '#FF8D78'), block(-30, 16, 40, '#46C796')].join('');

const block = (x: number, y: number, width: number, fill: string): string =>
  [
    path(
      `M${x + 5} ${y}H${x + 10}L${x + 13} ${y + 3}H${x + 19}L${x + 22} ${y}H${x + width - 5}Q${x + width} ${y} ${x + width} ${y + 5}V${y + 13}Q${x + width} ${y + 18} ${x + width - 5} ${y + 18}H${x + 22}L${x + 19} ${y + 21}H${x + 13}L${x + 10} ${y + 18}H${x + 5}Q${x} ${y + 18} ${x} ${y + 13}V${y + 5}Q${x} ${y} ${x + 5} ${y}Z`,
      fill,
    ),
    rect(x + 8, y + 8, width - 24, 3.6, colour.white, { rx: 1.8, opacity: 0.75 }),
    circle(x + width - 9, y + 9.5, 3.2, colour.white, { opacity: 0.85 }),
  ].join('');
