import type { SubjectName } from '../../../src/contract/courses/values';
import { Paint, at, circle, ellipse, path, rect, stroke } from '../../../server/domains/files/svg';
import { cloud, moon, sparkle, star } from './nature';
import { pea } from './pea';
import { subjectColours } from './palette';
import { emblems } from './subjects';

/** Pictures of the home page's category rows. The first row is square, the second wide. */
const SQUARE = 176;

/** A subject's drawing on its own tile. */
export function subjectTile(subject: SubjectName): string {
  const paint = new Paint();
  const { soft, tint } = subjectColours[subject];
  return paint.document(
    SQUARE,
    SQUARE,
    rect(0, 0, SQUARE, SQUARE, paint.linear([tint, soft]), { rx: 52 }),
    at({ x: 88, y: 91, scale: 0.74 }, emblems[subject](paint)),
  );
}

/** "All courses": four peas in a row of pods. */
export function allSubjectsTile(): string {
  const paint = new Paint();
  const pod = (
    x: number,
    y: number,
    mood: 'joy' | 'smile' | 'wink' | 'laugh',
    tone: 'fresh' | 'young' | 'ripe',
  ): string => pea(paint, { x, y, size: 27, mood, tone });
  return paint.document(
    SQUARE,
    SQUARE,
    rect(0, 0, SQUARE, SQUARE, paint.linear(['#FFF8E4', '#FFE3A1']), { rx: 52 }),
    pod(57, 68, 'joy', 'fresh'),
    pod(119, 68, 'wink', 'young'),
    pod(57, 131, 'laugh', 'ripe'),
    pod(119, 131, 'smile', 'fresh'),
  );
}

const WIDE = { width: 312, height: 176 };

function wideTile(stops: readonly string[], draw: (paint: Paint) => string): string {
  const paint = new Paint();
  return paint.document(
    WIDE.width,
    WIDE.height,
    rect(0, 0, WIDE.width, WIDE.height, paint.linear(stops, 'diagonal'), { rx: 32 }),
    circle(268, 26, 62, '#FFFFFF', { opacity: 0.22 }),
    circle(36, 168, 48, '#FFFFFF', { opacity: 0.2 }),
    draw(paint),
  );
}

export const wideTiles = {
  plan: () =>
    wideTile(['#D9F3E3', '#A9DFBF'], (paint) =>
      [
        at({ x: 190, y: 96, turn: 6 }, calendar(paint)),
        pea(paint, {
          x: 104,
          y: 104,
          size: 46,
          mood: 'joy',
          look: [0.6, -0.1],
          feet: true,
          hands: [
            [1.1, -0.1],
            [-1.12, 0.3],
          ],
        }),
      ].join(''),
    ),
  story: () =>
    wideTile(['#7A74D0', '#4D4AA0'], (paint) =>
      [
        moon(paint, 214, 76, 42),
        cloud({ x: 226, y: 126, scale: 0.62, opacity: 0.9 }, '#B9B4EE'),
        pea(paint, {
          x: 112,
          y: 108,
          size: 46,
          mood: 'calm',
          tone: 'young',
          hands: [
            [-0.7, 0.7],
            [0.7, 0.7],
          ],
        }),
        star(54, 46, 8, '#FFE39A', 12),
        star(276, 42, 6, '#FFE39A', -8),
        star(160, 34, 5, '#FFE39A', 20),
        sparkle(34, 96, 6),
      ].join(''),
    ),
  medal: () =>
    wideTile(['#FFE9B8', '#FFC978'], (paint) =>
      [
        at({ x: 206, y: 92 }, medal(paint)),
        pea(paint, {
          x: 106,
          y: 106,
          size: 46,
          mood: 'laugh',
          feet: true,
          hands: [
            [-1.12, -0.6],
            [1.1, -0.5],
          ],
        }),
        sparkle(262, 52, 8),
        sparkle(154, 44, 6),
      ].join(''),
    ),
  app: () =>
    wideTile(['#DCE9FF', '#A9CBFB'], (paint) =>
      [
        at({ x: 200, y: 92, turn: 8 }, phone(paint)),
        pea(paint, {
          x: 106,
          y: 106,
          size: 46,
          mood: 'wink',
          tone: 'ripe',
          feet: true,
          hands: [
            [1.14, -0.2],
            [-1.12, 0.2],
          ],
        }),
        sparkle(264, 52, 7),
      ].join(''),
    ),
} as const;

const calendar = (paint: Paint): string =>
  [
    rect(-50, -50, 100, 98, '#FFFFFF', { rx: 16 }),
    path('M-50 -22V-34A16 16 0 0 1 -34 -50H34A16 16 0 0 1 50 -34V-22Z', paint.linear(['#FF9A80', '#F2765A'])),
    stroke('M-24 -58V-42M24 -58V-42', '#CF4F38', 7),
    ...[-28, 0, 28].flatMap((x, column) =>
      [-4, 22].map((y, row) => circle(x, y, 8, column + row === 1 ? '#FFC53D' : '#D9EFE2')),
    ),
    stroke('M22 20L27 26L36 14', '#0C804B', 5),
  ].join('');

const medal = (paint: Paint): string =>
  [
    path('M-26 -62L-6 -14H-28L-46 -54Z', '#5E9AF4'),
    path('M26 -62L6 -14H28L46 -54Z', '#4A8CF0'),
    circle(0, 20, 46, paint.radial(['#FFF1B8', '#FFD254', '#F5A623'])),
    circle(0, 20, 34, 'none', { stroke: '#FFF6D6', 'stroke-width': 4 }),
    star(0, 20, 18, '#FFF9E2'),
  ].join('');

const phone = (paint: Paint): string =>
  [
    rect(-38, -70, 76, 140, '#2F4A78', { rx: 18 }),
    rect(-31, -60, 62, 120, paint.linear(['#EAF9EF', '#BFEBD2']), { rx: 10 }),
    pea(paint, { x: 0, y: -8, size: 20, mood: 'smile' }),
    rect(-20, 26, 40, 13, '#0C804B', { rx: 6.5 }),
    ellipse(0, -65, 8, 1.6, '#7E97C2'),
  ].join('');
