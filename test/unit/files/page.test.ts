/** @jest-environment jsdom */
import { pickFiles } from '@/platform/web/answers/file-picker';
import { CUT_OFF } from '@/platform/device-files';
import { showPicture } from '@/platform/web/answers/picture-overlay';
import type { Layout } from '@/platform/web/answers/pictures/layout';
import { orientationOf } from '@/platform/web/answers/pictures/orientation';
import { uprightJpeg } from '@/platform/web/answers/pictures/upright';
import { FakeTime } from '../../support/fakes/fake-time';
import { withOrientation } from '../../support/oriented-jpeg';

const input = (): HTMLInputElement | null => document.querySelector('input[type=file]');

function choose(files: readonly File[]): void {
  const field = input();
  if (!field) throw new Error('no chooser is open');
  Object.defineProperty(field, 'files', { value: files });
  field.dispatchEvent(new Event('change'));
}

describe('the chooser of a page', () => {
  const file = new File(['x'], 'x.png');

  it('is an invisible field that is removed again', async () => {
    const picked = pickFiles(document, new FakeTime())({ accept: 'image/png', multiple: true });
    expect(input()).toMatchObject({ accept: 'image/png', multiple: true });
    expect(input()?.style.display).toBe('none');
    choose([file]);
    expect(await picked).toEqual([file]);
    expect(input()).toBeNull();
  });

  it('reports that the parent cancelled', async () => {
    const picked = pickFiles(document, new FakeTime())({ accept: 'image/png', multiple: false });
    input()?.dispatchEvent(new Event('cancel'));
    expect(await picked).toBeNull();
  });

  it('notices by a touch of the page that it is closed, where an old browser has no event for it', async () => {
    const time = new FakeTime();
    const pick = pickFiles(document, time);
    const picked = pick({ accept: 'image/png', multiple: false });
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    time.advance(999);
    expect(input()).not.toBeNull();
    time.advance(1);
    expect(await picked).toBeNull();
    // If files were chosen, they may arrive after the first touch.
    const second = pick({ accept: 'image/png', multiple: false });
    document.body.dispatchEvent(new Event('mousedown', { bubbles: true }));
    time.advance(500);
    choose([file]);
    expect(await second).toEqual([file]);
  });

  it('gives up when another opens', async () => {
    const pick = pickFiles(document, new FakeTime());
    const first = pick({ accept: 'image/png', multiple: false });
    expect(document.querySelectorAll('input')).toHaveLength(1);
    const second = pick({ accept: 'image/png', multiple: false });
    expect(await first).toBeNull();
    choose([file]);
    expect(await second).toEqual([file]);
  });
});

describe('a picture over everything', () => {
  const dialog = (): HTMLElement | null => document.querySelector('[role=dialog]');
  const open = () => showPicture(document, { url: 'data:image/png;base64,eA==', hint: '长按图片保存' });

  it('says what to do, and is what can be reached', () => {
    open();
    expect(dialog()?.getAttribute('aria-label')).toBe('长按图片保存');
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    expect(dialog()?.querySelector('img')?.alt).toBe('长按图片保存');
    expect(dialog()?.textContent).toBe('长按图片保存关闭');
    expect(document.activeElement?.textContent).toBe('关闭');
    dialog()?.click();
  });

  it.each([
    ['a tap on it', () => dialog()?.querySelector('img')?.click()],
    ['its button', () => dialog()?.querySelector('button')?.click()],
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('closes by %s and gives the focus back', (_name, close) => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    open();
    close();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});

describe('a picture made upright', () => {
  const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda0008010100003f00ffd9', 'hex');

  it('is decoded as it is stored, whatever the browser thinks of orientation, and turned once', async () => {
    const decoded: number[] = [];
    const drawn: [Layout, number][] = [];
    const result = new Blob(['upright']);
    const made = await uprightJpeg(
      new Blob([new Uint8Array(withOrientation(JPEG, 6))], { type: 'image/jpeg' }),
      async (bytes) => {
        decoded.push(orientationOf(await read(bytes)));
        return {
          width: 40,
          height: 20,
          draw: (layout, quality) => {
            drawn.push([layout, quality]);
            return Promise.resolve(result);
          },
        };
      },
    );
    expect(made).toBe(result);
    expect(decoded).toEqual([1]);
    expect(drawn).toEqual([[expect.objectContaining({ width: 20, height: 40 }), 0.92]]);
  });

  it('is none where it is truncated and cannot be drawn', async () => {
    const half = new Blob([JPEG.slice(0, JPEG.length / 2)], { type: 'image/jpeg' });
    const decode = jest.fn<Promise<never>, []>();
    expect(await uprightJpeg(half, decode)).toBe(CUT_OFF);
    expect(decode).not.toHaveBeenCalled();
  });

  it('is none when it cannot be decoded or drawn', async () => {
    const heic = new Blob(['heic']);
    expect(await uprightJpeg(heic, () => Promise.reject(new Error('unknown')))).toBeNull();
    const undrawable = { width: 1, height: 1, draw: () => Promise.resolve(null) };
    expect(await uprightJpeg(heic, () => Promise.resolve(undrawable))).toBeNull();
  });
});

function read(bytes: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(bytes);
  });
}
