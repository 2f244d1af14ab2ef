import { at, circle, ellipse, path, rect, stroke } from '../../../../server/domains/files/svg';
import { cloud, grass, groundShadow, roundTree, sparkle, sun } from '../nature';
import { colour } from '../palette';
import { pea } from '../pea';
import { DUSK, face, land, MORNING, picture } from './parts';

const rabbit = (): string =>
  at(
    { x: 258, y: 292 },
    ellipse(-17, -66, 12, 38, '#FFFFFF', { transform: 'rotate(-8 -17 -66)' }),
    ellipse(17, -66, 12, 38, '#FFFFFF', { transform: 'rotate(8 17 -66)' }),
    ellipse(-17, -64, 5, 26, '#FFC7D2', { transform: 'rotate(-8 -17 -64)' }),
    ellipse(17, -64, 5, 26, '#FFC7D2', { transform: 'rotate(8 17 -64)' }),
    ellipse(0, 22, 48, 40, '#F4EFE8'),
    circle(0, -12, 42, '#FFFFFF'),
    face({ y: -14 }),
  );

export const waitingRabbit = (): string =>
  picture(MORNING, (paint) => [
    sun(304, 92, 28),
    cloud({ x: 210, y: 84, scale: 0.6 }),
    land(paint, 290, ['#A8DFA4', '#5FBE74']),
    groundShadow(138, 312, 60),
    roundTree(paint, { x: 138, y: 312, scale: 2.2 }),
    grass(190, 338, 1.4),
    grass(318, 346, 1.2),
    rabbit(),
  ]);

const frog = (): string =>
  at(
    { x: 200, y: 248 },
    ellipse(0, 30, 74, 50, '#58B257'),
    circle(-36, -36, 24, '#6CC36F'),
    circle(36, -36, 24, '#6CC36F'),
    ellipse(0, 0, 72, 52, '#6CC36F'),
    circle(-36, -38, 14, '#FFFFFF'),
    circle(36, -38, 14, '#FFFFFF'),
    circle(-34, -42, 7, colour.ink),
    circle(38, -42, 7, colour.ink),
    stroke('M-30 10Q0 32 30 10', colour.ink, 4),
    ellipse(-48, 6, 10, 7, colour.cheek, { opacity: 0.5 }),
    ellipse(48, 6, 10, 7, colour.cheek, { opacity: 0.5 }),
  );

export const wellFrog = (): string =>
  picture(['#5B6B78', '#435361', '#2F3D49'], (paint) => [
    circle(200, 190, 156, '#7C8E9B'),
    circle(200, 190, 132, paint.linear(MORNING)),
    cloud({ x: 164, y: 116, scale: 0.6 }),
    cloud({ x: 262, y: 148, scale: 0.44 }),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      at({ x: 200, y: 190, turn }, stroke('M0 -134V-154', '#435361', 5)),
    ),
    ellipse(200, 330, 130, 40, '#58A9C9'),
    frog(),
    ellipse(200, 322, 112, 24, '#7CC4DE', { opacity: 0.8 }),
  ]);

export const ironNeedle = (): string =>
  picture(DUSK, (paint) => [
    sun(200, 120, 40, '#FFE0A0'),
    land(paint, 262, ['#B98AB8', '#8A6AA6']),
    path('M0 330C120 300 260 356 400 318V400H0Z', paint.linear(['#8FC9E8', '#4F8FC4'])),
    ellipse(236, 318, 92, 26, '#7D7A8C'),
    ellipse(236, 310, 84, 22, '#A5A2B4'),
    at(
      { x: 240, y: 292, turn: -16 },
      rect(-84, -9, 150, 18, paint.linear(['#8A94A0', '#4F5A66']), { rx: 9 }),
    ),
    sparkle(314, 252, 16, '#FFFFFF'),
    sparkle(330, 286, 8, '#FFF3B8'),
    pea(paint, {
      ...{ x: 144, y: 236, size: 54, mood: 'wonder', look: [0.6, 0.4] },
      hands: [
        [1.1, 0.7],
        [-0.9, 0.7],
      ],
    }),
  ]);
