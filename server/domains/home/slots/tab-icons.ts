import type { Drawing } from '../../files/drawings';
import { Paint, circle, path, stroke } from '../../files/svg';

/** Icons of the tab bar on a 48 grid: line weight 4, round ends. Lit ones are filled with the brand's green. */
export type TabIcon = 'home' | 'growth' | 'courses' | 'mine';
type TabIconState = 'normal' | 'light';

export const tabPictureKey = (icon: TabIcon, state: TabIconState): string =>
  `pictures/tabs/${icon}-${state}.svg`;

const colour = { pea: '#0C804B', inkSoft: '#626E66', white: '#FFFFFF' } as const;
const GRID = 48;
const LINE = 4;

function tabIcon(icon: TabIcon, state: TabIconState): string {
  const paint = new Paint();
  return paint.document(GRID, GRID, drawings[icon](state === 'light' ? lit(paint) : plain));
}

interface Ink {
  readonly line: string;
  readonly fill: string;
  readonly detail: string;
}

const plain: Ink = { line: colour.inkSoft, fill: 'none', detail: colour.inkSoft };
const lit = (paint: Paint): Ink => ({
  line: colour.pea,
  fill: paint.linear(['#2FA866', colour.pea]),
  detail: colour.white,
});

const shape = (d: string, { line, fill }: Ink): string => stroke(d, line, LINE, { fill });

const drawings: Readonly<Record<TabIcon, (ink: Ink) => string>> = {
  home: (ink) =>
    [
      shape('M7 22.5L22 9.4Q24 7.7 26 9.4L41 22.5M11 20V36Q11 40 15 40H33Q37 40 37 36V20', {
        ...ink,
        fill: 'none',
      }),
      ink.fill === 'none' ? '' : path('M11 20.5L24 9L37 20.5V36Q37 40 33 40H15Q11 40 11 36Z', ink.fill),
      stroke('M18.5 28Q24 33.5 29.5 28', ink.detail, LINE),
    ].join(''),
  growth: (ink) =>
    [
      shape('M24 24C12 25 7 17 7 9C17 8 24 13 24 24Z', ink),
      shape(
        'M24 29C24 20 30 14 41 14C41 23 35 29 24 29Z',
        ink.fill === 'none' ? ink : { ...ink, line: '#5CBF7E', fill: '#5CBF7E' },
      ),
      stroke('M24 22V40M13 41H35', ink.line, LINE),
    ].join(''),
  courses: (ink) =>
    [
      shape(
        'M24 13C19 8.5 12 8 6.5 9.5V36C12 34.5 19 35 24 39.5C29 35 36 34.5 41.5 36V9.5C36 8 29 8.5 24 13Z',
        ink,
      ),
      stroke('M24 14V38', ink.detail, LINE),
      stroke('M13 19H17M13 26H17', ink.detail, LINE),
    ].join(''),
  mine: (ink) =>
    [
      shape('M24 14C34 14 41 20.5 41 29C41 37 34 42 24 42C14 42 7 37 7 29C7 20.5 14 14 24 14Z', ink),
      shape(
        'M24 13C22 7.5 17 5.5 13 6.5C14 11 18.5 13.5 24 13ZM24 13C25.5 8.5 29.5 6.5 33.5 7C33 11.5 29 13.8 24 13Z',
        ink.fill === 'none' ? { ...ink, fill: 'none' } : { ...ink, line: '#5CBF7E', fill: '#5CBF7E' },
      ),
      circle(17.5, 27, 2.6, ink.detail),
      circle(30.5, 27, 2.6, ink.detail),
      stroke('M19.5 33Q24 36.5 28.5 33', ink.detail, LINE - 0.6),
    ].join(''),
};

/** Those of the tabs that a new database has. */
export const drawTabIcons = (): Drawing[] =>
  (Object.keys(drawings) as TabIcon[]).flatMap((icon) =>
    (['normal', 'light'] as const).map((state) => ({
      key: tabPictureKey(icon, state),
      svg: tabIcon(icon, state),
    })),
  );
