import { circle, ellipse, path, stroke } from '../../../../server/domains/files/svg';
import { blush, eyes, grin, portrait, softSmile } from './face';

/** Children and teachers. */
type Hair = 'short' | 'bob' | 'tails' | 'curls' | 'long' | 'bun';

interface Person {
  readonly back: readonly string[];
  readonly hair: Hair;
  readonly hairTint: string;
  readonly skin: string;
  readonly shirt: string;
  readonly smile?: 'wide' | 'soft';
  readonly glasses?: string;
}

const hairBehind: Readonly<Record<Hair, (tint: string) => string>> = {
  short: () => '',
  bob: (tint) => path('M-50 34C-60 -20 -48 -58 0 -58C48 -58 60 -20 50 34C40 44 -40 44 -50 34Z', tint),
  tails: (tint) =>
    ellipse(-54, 12, 15, 26, tint, { transform: 'rotate(14 -54 12)' }) +
    ellipse(54, 12, 15, 26, tint, { transform: 'rotate(-14 54 12)' }),
  curls: (tint) =>
    [
      [-42, -22],
      [-46, 2],
      [42, -22],
      [46, 2],
      [-24, -46],
      [24, -46],
      [0, -54],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 18, tint))
      .join(''),
  long: (tint) => path('M-48 70C-62 10 -56 -58 0 -58C56 -58 62 10 48 70Z', tint),
  bun: (tint) => circle(0, -62, 19, tint) + path('M-46 8C-52 -34 -34 -56 0 -56C34 -56 52 -34 46 8Z', tint),
};

const hairFront: Readonly<Record<Hair, (tint: string) => string>> = {
  short: (tint) =>
    path(
      'M-44 -6C-50 -44 -26 -58 4 -56C36 -55 50 -34 44 -6C38 -20 26 -30 8 -32C-6 -22 -30 -24 -44 -6Z',
      tint,
    ),
  bob: (tint) =>
    path(
      'M-44 0C-46 -40 -24 -54 0 -54C24 -54 46 -40 44 0C36 -12 34 -22 32 -28C12 -20 -16 -20 -32 -28C-34 -22 -38 -12 -44 0Z',
      tint,
    ),
  tails: (tint) =>
    path(
      'M-44 -4C-48 -42 -22 -54 0 -54C22 -54 48 -42 44 -4C34 -14 14 -24 0 -38C-14 -24 -34 -14 -44 -4Z',
      tint,
    ),
  curls: (tint) =>
    [
      [-28, -34],
      [-10, -42],
      [10, -42],
      [28, -34],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 15, tint))
      .join(''),
  long: (tint) =>
    path('M-44 4C-48 -40 -22 -55 2 -55C28 -55 48 -38 44 4C40 -14 30 -28 14 -36C-2 -22 -34 -20 -44 4Z', tint),
  bun: (tint) =>
    path(
      'M-44 -2C-46 -40 -24 -54 0 -54C24 -54 46 -40 44 -2C38 -22 24 -34 0 -36C-24 -34 -38 -22 -44 -2Z',
      tint,
    ),
};

function person({ back, hair, hairTint, skin, shirt, smile = 'wide', glasses }: Person): string {
  return portrait(back, () =>
    [
      hairBehind[hair](hairTint),
      path('M-62 84C-58 54 -30 46 0 46C30 46 58 54 62 84Z', shirt),
      ellipse(0, 44, 15, 14, skin),
      circle(-43, 2, 8.5, skin),
      circle(43, 2, 8.5, skin),
      ellipse(0, -2, 43, 45, skin),
      blush(),
      eyes(),
      smile === 'wide' ? grin() : softSmile(),
      hairFront[hair](hairTint),
      glasses === undefined
        ? ''
        : [-17, 17]
            .map((x) => circle(x, -2, 12.5, 'none', { stroke: glasses, 'stroke-width': 3.4 }))
            .join('') + stroke('M-4.5 -3Q0 -6 4.5 -3', glasses, 3.4),
    ].join(''),
  );
}

export const people = {
  'child-1': () =>
    person({
      back: ['#FFE7B5', '#FFD27A'],
      hair: 'short',
      hairTint: '#3B2A22',
      skin: '#FFDDC2',
      shirt: '#2FA866',
    }),
  'child-2': () =>
    person({
      back: ['#FFD9E6', '#FFB8D0'],
      hair: 'tails',
      hairTint: '#4A2F25',
      skin: '#FFE2CC',
      shirt: '#8E74E4',
    }),
  'child-3': () =>
    person({
      back: ['#CFE6FF', '#A5CDFB'],
      hair: 'curls',
      hairTint: '#2E2320',
      skin: '#FBD7B8',
      shirt: '#F2765A',
      smile: 'soft',
    }),
  'child-4': () =>
    person({
      back: ['#D4F3DF', '#A7E0BD'],
      hair: 'bob',
      hairTint: '#5A3A28',
      skin: '#FFDDC2',
      shirt: '#4A8CF0',
    }),
  'child-5': () =>
    person({
      back: ['#E7E0FF', '#C8BBF8'],
      hair: 'short',
      hairTint: '#241C1A',
      skin: '#F6CBA8',
      shirt: '#F7A12E',
      glasses: '#2863C4',
    }),
  'child-6': () =>
    person({
      back: ['#FFE3D6', '#FFC1A8'],
      hair: 'bun',
      hairTint: '#3B2A22',
      skin: '#FFE2CC',
      shirt: '#27A5B5',
      smile: 'soft',
    }),
  'teacher-1': () =>
    person({
      back: ['#DDF3E6', '#AEE0C4'],
      hair: 'long',
      hairTint: '#3A2822',
      skin: '#FFE0CA',
      shirt: '#0C804B',
      smile: 'soft',
    }),
  'teacher-2': () =>
    person({
      back: ['#E3EDFF', '#B7D2FB'],
      hair: 'short',
      hairTint: '#231D1C',
      skin: '#FAD4B4',
      shirt: '#2863C4',
      glasses: '#3B444B',
    }),
  'teacher-3': () =>
    person({
      back: ['#FFEBD0', '#FFD39A'],
      hair: 'bob',
      hairTint: '#5A3626',
      skin: '#FFE2CC',
      shirt: '#CF4F38',
    }),
  'teacher-4': () =>
    person({
      back: ['#EFE6FF', '#CFBEF7'],
      hair: 'curls',
      hairTint: '#6B4630',
      skin: '#F6CBA8',
      shirt: '#6247BD',
    }),
  'teacher-5': () =>
    person({
      back: ['#DFF5F8', '#A9DEE5'],
      hair: 'bun',
      hairTint: '#2E2320',
      skin: '#FFE0CA',
      shirt: '#11788A',
      smile: 'soft',
      glasses: '#5A3626',
    }),
  'teacher-6': () =>
    person({
      back: ['#FFE9F1', '#FBC5D8'],
      hair: 'tails',
      hairTint: '#4A2F25',
      skin: '#FFDDC2',
      shirt: '#C84F7E',
    }),
  'teacher-7': () =>
    person({
      back: ['#E6F5ED', '#B9E5C9'],
      hair: 'short',
      hairTint: '#3A2822',
      skin: '#FBD7B8',
      shirt: '#F7A12E',
    }),
  'teacher-8': () =>
    person({
      back: ['#FFE3D6', '#FFC1A8'],
      hair: 'long',
      hairTint: '#4A2F25',
      skin: '#FFE2CC',
      shirt: '#2863C4',
    }),
  'teacher-9': () =>
    person({
      back: ['#E7E0FF', '#C8BBF8'],
      hair: 'bob',
      hairTint: '#231D1C',
      skin: '#FFE0CA',
      shirt: '#0C804B',
      glasses: '#3B444B',
    }),
  'teacher-10': () =>
    person({
      back: ['#CFE6FF', '#A5CDFB'],
      hair: 'curls',
      hairTint: '#5A3626',
      skin: '#FFDDC2',
      shirt: '#C84F7E',
      smile: 'soft',
    }),
} as const;
