import type { SubjectName } from '../../../src/contract/courses/values';
import { Paint, at, circle, ellipse, rect, stroke } from '../../../server/domains/files/svg';
import {
  cloud,
  grass,
  groundShadow,
  hill,
  moon,
  pineTree,
  roundTree,
  sky,
  sparkle,
  star,
  sun,
} from './nature';
import { subjectColours, type SubjectColours } from './palette';
import { emblems } from './subjects';

/** Backgrounds of a subject's covers; together with the emblem they make one picture each. */
export const coverMoods = ['meadow', 'stage', 'room', 'evening'] as const;
export type CoverMood = (typeof coverMoods)[number];

const WIDTH = 640;
const HEIGHT = 400;

/** A course cover, 640 x 400. What matters stands in the middle, so that a card may crop the edges. */
export function cover(subject: SubjectName, mood: CoverMood): string {
  const paint = new Paint();
  const colours = subjectColours[subject];
  return paint.document(
    WIDTH,
    HEIGHT,
    backgrounds[mood](paint, colours),
    groundShadow(320, 344, 118, mood === 'evening' ? 0.3 : 0.14),
    at({ x: 320, y: 218, scale: 1.5 }, emblems[subject](paint)),
  );
}

const backgrounds: Readonly<Record<CoverMood, (paint: Paint, colours: SubjectColours) => string>> = {
  meadow: (paint, { soft, tint }) =>
    [
      sky(paint, WIDTH, HEIGHT, [soft, tint, '#FFFFFF']),
      sun(544, 84, 34, '#FFD568'),
      cloud({ x: 102, y: 96, scale: 0.9, opacity: 0.9 }),
      cloud({ x: 566, y: 164, scale: 0.6, opacity: 0.8 }),
      hill(
        WIDTH,
        HEIGHT,
        [
          [0, 276],
          [140, 236],
          [320, 284],
          [500, 240],
          [640, 272],
        ],
        paint.linear(['#C4EBBE', '#9FDAA4']),
      ),
      roundTree(paint, { x: 78, y: 286, scale: 0.9 }),
      roundTree(paint, { x: 574, y: 284, scale: 1 }, ['#B7E08A', '#74C15F']),
      pineTree(paint, { x: 132, y: 284, scale: 0.6 }),
      hill(
        WIDTH,
        HEIGHT,
        [
          [0, 332],
          [160, 308],
          [320, 320],
          [480, 306],
          [640, 330],
        ],
        paint.linear(['#7CCE8C', '#3FA866']),
      ),
      grass(70, 376, 1.2, '#258A50'),
      grass(586, 380, 1.2, '#258A50'),
    ].join(''),
  stage: (paint, { main, deep, soft }) =>
    [
      rect(0, 0, WIDTH, HEIGHT, paint.linear([main, deep], 'diagonal')),
      circle(60, 40, 130, '#FFFFFF', { opacity: 0.08 }),
      circle(600, 370, 170, '#FFFFFF', { opacity: 0.08 }),
      circle(320, 208, 190, '#FFFFFF', { opacity: 0.16 }),
      circle(320, 208, 152, soft, { opacity: 0.95 }),
      circle(320, 208, 152, paint.linear(['#FFFFFF', soft]), { opacity: 0.7 }),
      ...(
        [
          [72, 150, 10],
          [560, 92, 12],
          [116, 312, 9],
          [532, 300, 10],
        ] as const
      ).map(([x, y, r]) => sparkle(x, y, r, '#FFFFFF', 0.85)),
      ...(
        [
          [150, 80],
          [486, 56],
          [64, 236],
          [584, 204],
          [180, 356],
          [474, 362],
        ] as const
      ).map(([x, y]) => circle(x, y, 5, '#FFFFFF', { opacity: 0.4 })),
    ].join(''),
  room: (paint, { main, soft, tint }) =>
    [
      rect(0, 0, WIDTH, HEIGHT, paint.linear(['#FFF7EA', tint])),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => rect(index * 80, 0, 40, 310, soft, { opacity: 0.2 })),
      rect(0, 310, WIDTH, 90, paint.linear(['#F3CF9C', '#E3B278'])),
      rect(0, 306, WIDTH, 10, '#FFF6E3'),
      ellipse(320, 348, 220, 34, soft),
      ellipse(320, 348, 180, 26, '#FFFFFF', { opacity: 0.5 }),
      bunting([main, '#FFC53D', '#5E9AF4', '#FF8D78', '#46C796']),
      rect(52, 128, 92, 78, '#FFFFFF', { rx: 10 }),
      rect(61, 137, 74, 60, paint.linear([soft, tint]), { rx: 6 }),
      sun(98, 166, 11),
      rect(500, 206, 104, 10, '#D9A25F', { rx: 5 }),
      ...(
        [
          [512, 50, '#F2765A'],
          [530, 60, '#4A8CF0'],
          [548, 46, '#2FA866'],
        ] as const
      ).map(([x, height, fill]) => rect(x, 206 - height, 14, height, fill, { rx: 3 })),
      circle(588, 190, 16, '#FFC53D'),
    ].join(''),
  evening: (paint, { main }) =>
    [
      sky(paint, WIDTH, HEIGHT, ['#2F3478', '#5A55A8', main]),
      moon(paint, 532, 92, 36),
      ...(
        [
          [80, 66, 9],
          [196, 48, 7],
          [420, 60, 8],
          [120, 170, 6],
          [592, 190, 7],
        ] as const
      ).map(([x, y, r]) => star(x, y, r, '#FFE39A', x)),
      ...(
        [
          [140, 110],
          [260, 84],
          [340, 40],
          [470, 150],
          [50, 150],
          [600, 60],
        ] as const
      ).map(([x, y]) => circle(x, y, 2.4, '#FFFFFF', { opacity: 0.8 })),
      circle(320, 214, 168, '#FFFFFF', { opacity: 0.12 }),
      hill(
        WIDTH,
        HEIGHT,
        [
          [0, 286],
          [150, 246],
          [320, 292],
          [490, 244],
          [640, 280],
        ],
        '#474392',
      ),
      hill(
        WIDTH,
        HEIGHT,
        [
          [0, 286],
          [150, 246],
          [320, 292],
          [490, 244],
          [640, 280],
        ],
        main,
        0.4,
      ),
      pineTree(paint, { x: 76, y: 292, scale: 0.86 }, ['#5A66B8', '#3C4390']),
      pineTree(paint, { x: 578, y: 288, scale: 0.98 }, ['#5A66B8', '#3C4390']),
      hill(
        WIDTH,
        HEIGHT,
        [
          [0, 336],
          [170, 312],
          [320, 322],
          [480, 310],
          [640, 334],
        ],
        paint.linear(['#3E7F77', '#25605F']),
      ),
    ].join(''),
};

function bunting(tints: readonly string[]): string {
  const flags = Array.from({ length: 13 }, (_, index) => {
    const x = 24 + index * 49;
    const y = 26 + Math.sin((index / 12) * Math.PI * 3) ** 2 * 20;
    return at({ x, y }, pennant(tints[index % tints.length] ?? '#FFC53D'));
  });
  return flags.join('');
}

const pennant = (fill: string): string => stroke('M-14 0L0 24L14 0Z', fill, 4, { fill });
