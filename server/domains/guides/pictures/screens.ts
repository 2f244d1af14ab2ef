/** A phone and what is on it. */
import { at, circle, path, rect, stroke, type Paint } from '../../files/svg';
import { colour, HEIGHT, WIDTH } from './grounds';

const PHONE = { width: 216, height: 284, radius: 26 } as const;
const LEFT = -PHONE.width / 2 + 14;
const INNER = PHONE.width - 28;

/** Around the middle of its screen; what is below the edge is cut off with the picture. */
function phone(paint: Paint, ...screen: readonly string[]): string {
  const { width, height, radius } = PHONE;
  return at(
    { x: WIDTH / 2, y: HEIGHT / 2 + 6 },
    rect(-width / 2 - 8, -height / 2 - 8, width + 16, height + 16, colour.ink, { rx: radius + 8 }),
    rect(-width / 2, -height / 2, width, height, paint.linear([colour.white, colour.faint]), { rx: radius }),
    rect(-26, -height / 2 + 8, 52, 8, colour.ink, { rx: 4, opacity: 0.85 }),
    ...screen,
  );
}

/** Where the finger goes. */
const ring = (x: number, y: number): string =>
  [
    circle(x, y, 26, colour.sun, { opacity: 0.35 }),
    circle(x, y, 16, colour.sun, { opacity: 0.75 }),
    circle(x, y, 16, 'none', { stroke: colour.white, 'stroke-width': 3 }),
  ].join('');

const row = (y: number, isLit: boolean): string =>
  [
    rect(LEFT, y, INNER, 46, isLit ? colour.peaTint : colour.white, {
      rx: 12,
      stroke: isLit ? colour.pea : colour.line,
      'stroke-width': isLit ? 3 : 1.5,
    }),
    circle(LEFT + 24, y + 23, 12, isLit ? colour.pea : colour.peaSoft),
    rect(LEFT + 46, y + 12, 92, 8, isLit ? colour.pea : colour.line, { rx: 4 }),
    rect(LEFT + 46, y + 27, 60, 6, colour.line, { rx: 3 }),
  ].join('');

const bar = (title: number): string =>
  rect(-title / 2, -112, title, 9, colour.ink, { rx: 4.5, opacity: 0.7 });

const TABS = 4;
const tabX = (index: number) => LEFT + (INNER / TABS) * (index + 0.5);

/** A tab bar with one of its four tabs lit. */
function tabScreen(lit: number): (paint: Paint) => string {
  return (paint) =>
    phone(
      paint,
      bar(70),
      rect(LEFT, -92, INNER, 74, paint.linear([colour.peaSoft, colour.peaTint]), { rx: 14 }),
      rect(LEFT, -8, INNER / 2 - 6, 56, colour.white, { rx: 12, stroke: colour.line }),
      rect(6, -8, INNER / 2 - 6, 56, colour.white, { rx: 12, stroke: colour.line }),
      rect(-PHONE.width / 2, 84, PHONE.width, 1.5, colour.line),
      ...Array.from({ length: TABS }, (_, index) =>
        [
          circle(tabX(index), 104, 11, index === lit ? colour.pea : colour.line),
          rect(tabX(index) - 13, 121, 26, 5, index === lit ? colour.pea : colour.line, { rx: 2.5 }),
        ].join(''),
      ),
      ring(tabX(lit), 108),
    );
}

export const screens = {
  tabHome: tabScreen(0),
  tabGrowth: tabScreen(1),
  tabCourses: tabScreen(2),
  tabMine: tabScreen(3),
  /** A list of which one is chosen. */
  list: (paint: Paint) =>
    phone(paint, bar(90), row(-88, false), row(-34, true), row(20, false), ring(66, -11)),
  /** A sheet with a button at its end. */
  submit: (paint: Paint) =>
    phone(
      paint,
      bar(80),
      rect(LEFT, -90, INNER, 120, colour.white, { rx: 14, stroke: colour.line }),
      ...[-70, -48, -26, -4].map((y, index) =>
        rect(LEFT + 16, y, index === 3 ? 84 : 150, 8, colour.line, { rx: 4 }),
      ),
      rect(LEFT, 56, INNER, 46, colour.pea, { rx: 23 }),
      stroke('M-16 79L-5 90L16 68', colour.white, 6),
      ring(58, 82),
    ),
  /** A film with its bar. */
  play: (paint: Paint) =>
    phone(
      paint,
      bar(90),
      rect(LEFT, -88, INNER, 112, paint.linear([colour.sky, colour.skySoft]), { rx: 14 }),
      circle(0, -32, 28, colour.white, { opacity: 0.95 }),
      path('M-8 -46L17 -32L-8 -18Z', colour.pea, { stroke: colour.pea, 'stroke-linejoin': 'round' }),
      rect(LEFT, 44, INNER, 8, colour.line, { rx: 4 }),
      rect(LEFT, 44, INNER * 0.7, 8, colour.pea, { rx: 4 }),
      circle(LEFT + INNER * 0.7, 48, 10, colour.pea),
      rect(LEFT, 72, 110, 8, colour.line, { rx: 4 }),
    ),
  /** Bars and a mark. */
  report: (paint: Paint) =>
    phone(
      paint,
      bar(100),
      rect(LEFT, -88, INNER, 132, colour.white, { rx: 14, stroke: colour.line }),
      ...[34, 62, 48, 84].map((height, index) =>
        rect(LEFT + 20 + index * 42, 28 - height, 24, height, index === 3 ? colour.pea : colour.peaSoft, {
          rx: 6,
        }),
      ),
      circle(64, 76, 30, colour.sunSoft),
      path('M64 56L70 70L85 71L73 81L77 96L64 88L51 96L55 81L43 71L58 70Z', colour.sun),
      rect(LEFT, 64, 84, 9, colour.line, { rx: 4.5 }),
      rect(LEFT, 84, 60, 7, colour.line, { rx: 3.5 }),
    ),
  /** A film being taken. */
  film: (paint: Paint) =>
    phone(
      paint,
      rect(LEFT, -110, INNER, 180, paint.linear([colour.sunSoft, colour.skySoft]), { rx: 16 }),
      circle(0, -30, 42, paint.radial(['#C9EB8B', '#8BD067', '#58B257'])),
      circle(-14, -38, 5, colour.ink),
      circle(14, -38, 5, colour.ink),
      stroke('M-14 -18Q0 -4 14 -18', colour.ink, 4.5),
      stroke('M0 -72Q4 -90 20 -94', '#58B257', 6),
      circle(LEFT + 20, -92, 8, colour.coral),
      circle(0, 100, 24, colour.white, { stroke: colour.line, 'stroke-width': 3 }),
      circle(0, 100, 16, colour.coral),
    ),
} as const;
