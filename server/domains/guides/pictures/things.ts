/** Things by themselves. */
import { at, circle, ellipse, path, rect, stroke, type Paint } from '../../files/svg';
import { colour, HEIGHT, WIDTH } from './grounds';

const middle = (...parts: readonly string[]): string =>
  at({ x: WIDTH / 2, y: HEIGHT / 2 }, ellipse(0, 122, 150, 14, colour.ink, { opacity: 0.08 }), ...parts);

const sparks = (): string =>
  [
    [-170, -70, 9],
    [176, -40, 7],
    [150, 74, 6],
  ]
    .map(([x = 0, y = 0, size = 0]) =>
      path(
        `M${x} ${y - size}L${x + size / 3} ${y - size / 3}L${x + size} ${y}L${x + size / 3} ${y + size / 3}L${x} ${y + size}L${x - size / 3} ${y + size / 3}L${x - size} ${y}L${x - size / 3} ${y - size / 3}Z`,
        colour.sun,
      ),
    )
    .join('');

export const things = {
  /** Net and power before a class. */
  device: (paint: Paint) =>
    middle(
      rect(-150, -104, 300, 204, colour.ink, { rx: 24 }),
      rect(-138, -92, 276, 180, paint.linear([colour.skySoft, colour.white]), { rx: 14 }),
      ...[58, 38, 18].map((size) =>
        stroke(
          `M${-size - 40} ${10 - size * 0.55}Q-40 ${10 - size * 1.35} ${size - 40} ${10 - size * 0.55}`,
          colour.pea,
          9,
        ),
      ),
      circle(-40, 18, 8, colour.pea),
      rect(48, -26, 62, 32, 'none', { rx: 8, stroke: colour.ink, 'stroke-width': 5 }),
      rect(111, -16, 7, 12, colour.ink, { rx: 3 }),
      rect(54, -20, 40, 20, colour.pea, { rx: 4 }),
      sparks(),
    ),
  book: (paint: Paint) =>
    middle(
      path(
        'M0 -62C-40 -88 -104 -90 -150 -74V76C-104 60 -40 62 0 88Z',
        paint.linear([colour.white, colour.faint]),
      ),
      path(
        'M0 -62C40 -88 104 -90 150 -74V76C104 60 40 62 0 88Z',
        paint.linear([colour.white, colour.skySoft]),
      ),
      stroke('M0 -62V88', colour.line, 4),
      ...[-40, -14, 12].map((y) =>
        stroke(`M-122 ${y}C-90 ${y - 8} -56 ${y - 6} -26 ${y + 6}`, colour.peaSoft, 6),
      ),
      circle(78, -8, 30, colour.sunSoft),
      path('M66 -22L100 -6L66 12Z', colour.sun),
      sparks(),
    ),
  pencil: (paint: Paint) =>
    middle(
      rect(-110, -106, 190, 214, colour.white, { rx: 16, stroke: colour.line, 'stroke-width': 2 }),
      ...[-72, -40, -8, 24].map((y, index) =>
        rect(-84, y, index === 3 ? 80 : 136, 9, colour.line, { rx: 4.5 }),
      ),
      at(
        { x: 92, y: 26, turn: 38 },
        rect(-15, -110, 30, 128, paint.linear([colour.sun, '#F5A623']), { rx: 4 }),
        rect(-15, -122, 30, 18, colour.coral, { rx: 6 }),
        path('M-15 18L0 52L15 18Z', '#F3D9B1'),
        path('M-5 41L0 52L5 41Z', colour.ink),
      ),
      sparks(),
    ),
  camera: (paint: Paint) =>
    middle(
      rect(-128, -64, 256, 156, paint.linear([colour.pea, '#0A6A3F']), { rx: 28 }),
      path('M-46 -64L-30 -96H30L46 -64Z', colour.pea),
      circle(0, 14, 56, colour.white),
      circle(0, 14, 40, paint.radial([colour.skySoft, colour.sky, '#2863C4'])),
      circle(-12, 2, 10, colour.white, { opacity: 0.8 }),
      circle(94, -34, 10, colour.sun),
      sparks(),
    ),
  listen: (paint: Paint) =>
    middle(
      path('M-112 30C-112 -110 112 -110 112 30', 'none', {
        stroke: colour.pea,
        'stroke-width': 22,
        'stroke-linecap': 'round',
      }),
      rect(-136, 8, 54, 92, paint.linear([colour.coral, '#CF4F38']), { rx: 24 }),
      rect(82, 8, 54, 92, paint.linear([colour.coral, '#CF4F38']), { rx: 24 }),
      ...(
        [
          [-34, 36],
          [0, 68],
          [34, 48],
        ] as const
      ).map(([x, height]) => rect(x - 6, 54 - height / 2, 12, height, colour.peaSoft, { rx: 6 })),
      sparks(),
    ),
  clock: (paint: Paint) =>
    middle(
      circle(0, 0, 104, paint.linear([colour.white, colour.faint]), {
        stroke: colour.pea,
        'stroke-width': 14,
      }),
      stroke('M0 -58V0L42 28', colour.ink, 12),
      circle(0, 0, 10, colour.sun),
      ...[0, 90, 180, 270].map((turn) => at({ turn }, rect(-4, -88, 8, 16, colour.line, { rx: 4 }))),
      sparks(),
    ),
  gift: (paint: Paint) =>
    middle(
      rect(-104, -28, 208, 132, paint.linear([colour.sun, '#F5A623']), { rx: 16 }),
      rect(-118, -58, 236, 46, paint.linear([colour.sunSoft, colour.sun]), { rx: 14 }),
      rect(-17, -58, 34, 162, colour.coral),
      path(
        'M0 -58C-70 -64 -66 -118 -34 -112C-12 -108 -2 -80 0 -58C2 -80 12 -108 34 -112C66 -118 70 -64 0 -58Z',
        'none',
        {
          stroke: colour.coral,
          'stroke-width': 13,
          'stroke-linejoin': 'round',
        },
      ),
      sparks(),
    ),
  talk: (paint: Paint) =>
    middle(
      path(
        'M-150 -84H40Q64 -84 64 -60V4Q64 28 40 28H-84L-116 62V28H-150Q-174 28 -174 4V-60Q-174 -84 -150 -84Z',
        colour.white,
        {
          stroke: colour.line,
          'stroke-width': 2,
        },
      ),
      ...[-56, -28, 0].map((y, index) =>
        rect(-144, y - 6, index === 2 ? 96 : 168, 10, colour.line, { rx: 5 }),
      ),
      path(
        'M-16 22H140Q164 22 164 46V74Q164 98 140 98H120V124L92 98H-16Q-40 98 -40 74V46Q-40 22 -16 22Z',
        paint.linear([colour.pea, '#0A6A3F']),
      ),
      ...[20, 62, 104].map((x) => circle(x, 60, 9, colour.white)),
    ),
} as const;
