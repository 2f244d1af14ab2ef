import type { ChosenFile } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import type { Crop } from '@/platform/types';
import { cropPicture as cropInWeapp } from '@/platform/weapp/answers/crop-picture';
import { ChosenFiles } from '@/platform/web/answers/chosen-files';
import { cropPicture as cropOnWeb, squareLayout } from '@/platform/web/answers/crop-picture';
import type { Layout } from '@/platform/web/answers/pictures/layout';

const CHOSEN: ChosenFile = { path: 'blob:1', name: '孩子.jpg', size: 9000 };
const CROP: Crop = { square: { left: 100, top: 0, side: 200 }, longestSide: 100 };

type Mood = 'willing' | 'refusing' | 'unreadable' | 'unable';
type Cropper = (picture: ChosenFile, crop: Crop) => Promise<Result<ChosenFile>>;

const drawn: Layout[] = [];

/** A browser that has the picture, cannot decode it, or does not know it. */
function web(mood: Mood): Cropper {
  const urls = { createObjectURL: () => 'blob:square', revokeObjectURL: () => undefined };
  const chosen = new ChosenFiles(urls);
  if (mood !== 'unable') {
    const kept = new ChosenFiles({ ...urls, createObjectURL: () => CHOSEN.path });
    kept.keep(new Blob(['picture']), CHOSEN.name);
    const get = chosen.get.bind(chosen);
    chosen.get = (path) => kept.get(path) ?? get(path);
  }
  const decode = () =>
    mood === 'unreadable'
      ? Promise.reject(new Error('not a picture'))
      : Promise.resolve({
          width: 400,
          height: 200,
          draw: (layout: Layout) => {
            drawn.push(layout);
            return Promise.resolve(new Blob(['square']));
          },
        });
  return (picture, crop) => cropOnWeb(picture, crop, { chosen, decode });
}

/** WeChat shows its own dialog. */
function weapp(mood: Mood): Cropper {
  const words: Readonly<Record<Mood, string>> = {
    willing: '',
    refusing: 'cropImage:fail cancel',
    unreadable: 'cropImage:fail file not exist',
    unable: 'cropImage is not a function',
  };
  const wx = {
    cropImage: () =>
      mood === 'willing'
        ? Promise.resolve({ tempFilePath: 'wxfile://square' })
        : Promise.reject(new Error(words[mood])),
  };
  return (picture) => cropInWeapp(wx as never, picture);
}

const fake = (): Cropper => createFakePlatform().cropPicture;

describe.each([
  ['the web', web],
  ['the mini program', weapp],
  ['the fake', fake],
])('on %s', (_host, open) => {
  it('a square is cut out, as a file that has the name of the picture', async () => {
    const cut = await open('willing')(CHOSEN, CROP);
    expect(cut).toMatchObject({ ok: true, value: { name: '孩子.jpg' } });
    expect(cut.ok && cut.value.path).not.toBe(CHOSEN.path);
  });
});

describe('a picture that is not cut', () => {
  it.each([
    ['the web', web, 'unreadable', 'decode'],
    ['the web, which never had it', web, 'unable', 'unsupported'],
    ['the mini program, called off', weapp, 'refusing', 'denied'],
    ['an old WeChat', weapp, 'unable', 'unsupported'],
    ['the mini program, unreadable', weapp, 'unreadable', 'denied'],
  ] as const)('on %s', async (_host, open, mood, kind) => {
    const cut = await open(mood)(CHOSEN, CROP);
    expect(cut.ok ? 'ok' : cut.error.kind).toBe(kind);
  });

  it('on the web without a square is unsupported: the page asks for one', async () => {
    const error = { kind: 'unsupported', ability: 'cropPicture' } as const;
    expect(await web('willing')(CHOSEN, { ...CROP, square: null })).toEqual(fail(error));
  });
});

describe('the square that is drawn', () => {
  it('is the chosen part of the picture, made as small as is asked', async () => {
    drawn.length = 0;
    expect(await web('willing')(CHOSEN, CROP)).toEqual(
      ok({ path: 'blob:square', name: '孩子.jpg', size: 6 }),
    );
    expect(drawn).toEqual([
      {
        width: 100,
        height: 100,
        transform: [1, 0, 0, 1, -50, -0],
        drawnWidth: 200,
        drawnHeight: 100,
      },
    ]);
  });

  it('is not made larger than it is', () => {
    const square = { left: 0, top: 0, side: 60 };
    expect(squareLayout({ width: 100, height: 80 }, square, 640)).toMatchObject({
      width: 60,
      drawnWidth: 100,
    });
  });

  it.each([
    [{ left: -50, top: -50, side: 40 }, [-0, -0]],
    [{ left: 999, top: 999, side: 40 }, [-60, -40]],
    [{ left: 0, top: 0, side: 999 }, [-0, -0]],
  ])('is inside of the picture, whatever is asked: %j', (square, [x, y]) => {
    const { transform, width } = squareLayout({ width: 100, height: 80 }, square, 640);
    expect(width).toBeLessThanOrEqual(80);
    expect([transform[4] + 0, transform[5] + 0]).toEqual([(x ?? 0) + 0, (y ?? 0) + 0]);
  });
});
