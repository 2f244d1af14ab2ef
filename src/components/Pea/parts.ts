/** Parts of the pea on a 240 grid, whose middle is the pea's. Kept short: they travel as text. */

const INK = '#1B2620';
const LIMB = '#3F9A4C';
const HAND = '#5FB658';
const SUN = '#FFC53D';

const line = (d: string, width: number, color: string): string =>
  `<path stroke="${color}" stroke-width="${width}" d="${d}"/>`;
const shape = (d: string, color: string): string => `<path fill="${color}" d="${d}"/>`;
const dot = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, color: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${more}/>`;
const at = (x: number, y: number, what: string): string => `<g transform="translate(${x} ${y})">${what}</g>`;
const star = (x: number, y: number): string =>
  at(x, y, shape('M0-8q1.6 6.4 8 8-6.4 1.6-8 8-1.6-6.4-8-8 6.4-1.6 8-8', SUN));

/** From shoulder to hand. */
const arm = (d: string, x: number, y: number): string => line(d, 8, LIMB) + dot(x, y, 7.5, HAND);

const LEAVES =
  line('M0-46c0-8 1-12 3-17', 4.5, '#2E9C5B') +
  shape('M2-60c-6-16-22-20-32-16 2 12 16 21 32 16', '#2E9C5B') +
  shape('M3-62c3-14 16-22 28-20 1 13-12 24-28 20', '#6CC36F');
const BODY =
  line('m-17 42-1 13m35-13 1 13', 8, LIMB) +
  oval(-21, 58, 11, 6.5, LIMB) +
  oval(21, 58, 11, 6.5, LIMB) +
  oval(0, 0, 50, 48, 'url(#a)') +
  '<path stroke="#fff" stroke-width="7" d="M-31-20c3-8 9-12 17-13" opacity=".4"/>';
const CHEEKS =
  oval(-29, 10, 8, 5.5, '#FF8F7A', ' opacity=".55"') + oval(29, 10, 8, 5.5, '#FF8F7A', ' opacity=".55"');

/** Eyes that look that way. */
const eyes = (dx: number, dy: number): string =>
  [-17, 17].map((x) => oval(x, -3, 5.4, 6.8, INK) + dot(x + 1.5 + dx, -4 + dy, 2.1, '#fff')).join('');
const EYES = {
  ahead: eyes(0.6, -1.6),
  up: eyes(1, -3),
  down: eyes(-1, 4),
  aside: eyes(2.4, 0),
  happy: line('M-23-1q6-8 12 0M11-1q6-8 12 0', 3.6, INK),
  closed: line('M-23-4q6 7 12 0M11-4q6 7 12 0', 3.6, INK),
} as const;
const MOUTHS = {
  smile: line('M-9 11q9 9 18 0', 3.4, INK),
  open:
    shape('M-11 9q11 4 22 0-1 15-11 15T-11 9', '#8C2F2B') +
    shape('M-6.5 20q6.5-5.5 13 0-2.9 4-6.5 4t-6.5-4', '#FF8A80'),
  flat: line('M-6 14h11', 3.4, INK),
  small: oval(0, 15, 4, 4.6, '#8C2F2B'),
} as const;
const ARMS = {
  leftDown: arm('M-43 14q-12 12-11 20', -54, 34),
  rightDown: arm('M43 14q12 12 11 20', 54, 34),
  leftUp: arm('M-43 14Q-59-1-62-31', -62, -31),
  rightUp: arm('M43 14Q61 1 65-25', 65, -25),
  leftIn: arm('M-43 14q-4 18 15 22', -28, 36),
  rightIn: arm('M43 14q4 18-15 22', 28, 36),
} as const;

interface Look {
  readonly ground: string;
  readonly eyes: keyof typeof EYES;
  readonly mouth: keyof typeof MOUTHS;
  readonly arms: readonly string[];
  readonly behind?: string;
  readonly front?: string;
}

const GREEN = '#E6F5ED';
const BOARD =
  '<rect x="-104" y="-84" width="92" height="64" rx="8" fill="#fff" stroke="#A9DFBF" stroke-width="4.5"/>' +
  line('M-92-64h34M-92-48h56M-92-32h44', 4, '#0C804B') +
  line('M-44-64h12', 4, '#F2765A');
const BOOK =
  shape('M0 24q-18-10-40-4v34q22-6 40 4 18-10 40-4V20q-22-6-40 4', '#fff') +
  line('M0 24q-18-10-40-4v34q22-6 40 4 18-10 40-4V20q-22-6-40 4v34', 4, '#0C804B') +
  line('M-30 32q10-2 20 2M-30 42q10-2 20 2M30 32q-10-2-20 2M30 42q-10-2-20 2', 3, '#A9DFBF');
const SAND =
  line(
    'M62 6h34M62 58h34M66 8c0 16 10 16 13 24-3 8-13 8-13 24M92 8c0 16-10 16-13 24 3 8 13 8 13 24',
    4,
    '#8A5A24',
  ) + shape('M70 14h18q-2 8-9 13-7-5-9-13M68 55q3-9 11-11 8 2 11 11', SUN);

/** What the pea does, and when it is shown. */
export const POSES = {
  /** Welcome, first time. */
  greets: {
    ground: '#E5F4FB',
    eyes: 'ahead',
    mouth: 'open',
    arms: [ARMS.leftDown, ARMS.rightUp],
    front: line('M80-40q7 5 8 13', 4, '#F5A623'),
  },
  /** Something to read or to learn comes. */
  reads: {
    ground: GREEN,
    eyes: 'down',
    mouth: 'smile',
    arms: [],
    front: BOOK + arm('M-46 16q-6 14 2 22', -42, 40) + arm('M46 16q6 14-2 22', 42, 40),
  },
  /** A question, a choice. */
  thinks: {
    ...{ ground: '#FFF6E3', eyes: 'up', mouth: 'flat' },
    arms: [ARMS.leftDown, arm('M43 16Q48 40 22 30', 20, 28)],
    front:
      dot(52, -44, 5, '#fff') +
      dot(66, -58, 8, '#fff') +
      dot(86, -82, 20, '#fff') +
      line('M80-87q1-7 7-6 7 1 5 8-2 3-5 5v2m0 7v.1', 4, '#F5A623'),
  },
  /** Done, well done. */
  cheers: {
    ...{ ground: GREEN, eyes: 'happy', mouth: 'open', arms: [ARMS.leftUp, ARMS.rightUp] },
    front:
      star(-84, 10) +
      star(88, -66) +
      star(-50, -86) +
      dot(84, 12, 4, '#F2765A') +
      dot(-86, -50, 4, '#4A8CF0'),
  },
  /** Somebody explains. */
  teaches: {
    ground: GREEN,
    eyes: 'aside',
    mouth: 'open',
    arms: [ARMS.rightDown],
    behind: BOARD,
    front: line('M-50-6l-4-26', 4, '#8A5A24') + arm('M-43 14q-12-6-8-18', -51, -4),
  },
  /** Nothing today. */
  sleeps: {
    ...{ ground: '#EAF2FF', eyes: 'closed', mouth: 'small', arms: [ARMS.leftIn, ARMS.rightIn] },
    front: line('M52-44h14l-14 16h14M72-72h18l-18 20h18', 4.5, '#4A8CF0') + star(-78, -60),
  },
  /** Something comes later. */
  waits: {
    ground: '#FFF6E3',
    eyes: 'aside',
    mouth: 'smile',
    arms: [ARMS.leftDown, ARMS.rightIn],
    behind: SAND,
  },
  /** Where to tap. */
  points: {
    ground: GREEN,
    eyes: 'aside',
    mouth: 'open',
    arms: [ARMS.leftDown, arm('M43 10q22 0 40-12', 84, -3) + line('M84-3l16-8', 6, HAND)],
  },
} as const satisfies Record<string, Look>;

export type Pose = keyof typeof POSES;

/** Main and deep colour of the tokens, and an emblem on a 24 grid around its middle. */
const HATS: Readonly<Record<string, readonly [string, string, string]>> = {
  wandou: ['#2fa866', '#0c7a47', 'M-4 9h8M-4 4C-13-3-8-12 0-12S13-3 4 4z'],
  yuwen: ['#f2765a', '#b8412b', 'M-9-8H9M0-12v4M-6-3Q0 6 9 9M6-3Q0 6-9 9'],
  weiqi: ['#c8904a', '#8a5a24', 'M-6-5a5 5 0 1 0 .1 0M7-7a5 5 0 1 0 .1 0'],
  biancheng: ['#4a8cf0', '#2863c4', 'M-6-7l-7 7 7 7M6-7l7 7-7 7'],
  moli: ['#8e74e4', '#6247bd', 'M-9 6V0a9 9 0 0 1 18 0v6M-9 2v6M9 2v6'],
  xinli: ['#ee7ba4', '#b33c6c', 'M0 9C-14 0-9-9-4-9q3 0 4 4 1-4 4-4c5 0 10 9-4 18z'],
  jianqiao: ['#27a5b5', '#0d6f80', 'M-8 9 0-9l8 18M-5 3H5'],
  math: ['#f7a12e', '#965600', 'M-9 0H9M0-9V9'],
};

function hat(subject: string): string {
  const [main, deep, emblem] = HATS[subject] ?? ['', '', ''];
  if (!main) return '';
  return (
    shape('M-38-27C-36-66 36-66 38-27z', main) +
    line('M-44-27Q0-38 44-27', 8, deep) +
    at(0, -44, `<g transform="scale(.72)">${line(emblem, 4.5, '#fff')}</g>`)
  );
}

/** A drawing as a URL. */
export const peaUrl = (pose: Pose, subject?: string): string =>
  `data:image/svg+xml,${encodeURIComponent(peaDrawing(pose, subject))}`;

function peaDrawing(pose: Pose, subject = ''): string {
  const { arms, behind = '', eyes: look, front = '', ground, mouth }: Look = POSES[pose];
  const pea = `${at(0, subject in HATS ? -8 : 0, LEAVES)}${BODY}${CHEEKS}${EYES[look]}${MOUTHS[mouth]}${hat(subject)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" fill="none" stroke-linecap="round" stroke-linejoin="round" viewBox="0 0 240 240"><defs><radialGradient id="a" cx=".36" cy=".3" r=".78"><stop stop-color="#C9EB8B"/><stop offset=".5" stop-color="#8BD067"/><stop offset="1" stop-color="#58B257"/></radialGradient></defs><path fill="${ground}" d="M34 128c-8-50 34-96 90-94 54 2 92 40 88 92-4 48-38 78-88 78s-82-28-90-76"/><ellipse cx="120" cy="208" fill="#0C804B" opacity=".12" rx="74" ry="8"/>${at(120, 140, `${behind}${pea}${arms.join('')}${front}`)}</svg>`;
}
