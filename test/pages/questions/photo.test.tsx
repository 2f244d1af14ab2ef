import * as React from 'react';
import { restBetweenTaps } from '../support/rest-between-taps';
import { openQuestion, PHOTO, photoFile, type OpenedQuestion } from './file-kinds';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

async function withPhotos(...names: string[]): Promise<OpenedQuestion> {
  const screen = await openQuestion(PHOTO);
  screen.device.picks = names.map(photoFile);
  await screen.tap('从相册选');
  return screen;
}

const names = (screen: OpenedQuestion) => screen.files().map(({ name }) => name);

async function press(screen: OpenedQuestion, target: HTMLElement, key: string): Promise<void> {
  await React.act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await screen.settle();
}

describe('photos of handwriting', () => {
  test('are taken or chosen, several at once, and each shows how far it is', async () => {
    const screen = await withPhotos('a.jpg', 'b.jpg', 'c.jpg');
    expect(names(screen)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(screen.hasText('3 / 9张')).toBe(true);
    expect(screen.hasLabel('第3张照片，排队上传中')).toBe(true);
    await React.act(() => screen.device.sender.whole('a.jpg'));
    await screen.settle();
    expect(screen.hasLabel('第3张照片，正在上传 0%')).toBe(true);
    expect(screen.allByClass('photos__veil')).toHaveLength(2);
    screen.device.picks = [photoFile('d.jpg')];
    await screen.tap('拍照');
    expect(screen.device.pickings.at(-1)).toMatchObject({ isTaken: true });
    expect(names(screen)).toHaveLength(4);
  });

  test('that are refused say why, and are tried again by a tap', async () => {
    const screen = await withPhotos('a.jpg');
    await React.act(() =>
      screen.device.sender.fails('a.jpg', { kind: 'business', code: '10000001', message: '图片打不开' }),
    );
    await screen.settle();
    await screen.tap(screen.byLabel('重新上传第1张照片：图片打不开'));
    expect(screen.device.sender.names).toEqual(['a.jpg']);
  });

  test('are ordered by the arrow keys and by buttons', async () => {
    const screen = await withPhotos('a.jpg', 'b.jpg', 'c.jpg');
    await press(screen, screen.byLabel('第1张，共3张。拖动或用方向键调整顺序'), 'ArrowRight');
    expect(names(screen)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
    expect(screen.toasts).toEqual(['已移到第2张']);
    await screen.tap(screen.byLabel('查看第3张照片'));
    await screen.tap('前移');
    await screen.tap('前移');
    expect(names(screen)).toEqual(['c.jpg', 'b.jpg', 'a.jpg']);
    expect(screen.hasText('第1张，共3张')).toBe(true);
  });

  test('that are removed can be restored for eight seconds, and are forgotten after that', async () => {
    const screen = await withPhotos('a.jpg', 'b.jpg');
    await screen.tap(screen.byLabel('删除第1张照片'));
    expect(names(screen)).toEqual(['b.jpg']);
    await screen.tap('撤销');
    expect(names(screen)).toEqual(['a.jpg', 'b.jpg']);
    await screen.tap(screen.byLabel('删除第1张照片'));
    await screen.advance(8000);
    expect(screen.hasText('撤销')).toBe(false);
    expect(screen.device.sender.names).toEqual(['b.jpg']);
  });

  test('are turned and cut, and the result replaces them', async () => {
    const screen = await withPhotos('a.jpg', 'b.jpg');
    const [before] = screen.files();
    await screen.tap(screen.byLabel('查看第1张照片'));
    await screen.tap('旋转裁剪');
    const image = document.querySelector<HTMLImageElement>('.photo-editor__picture');
    Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
    await React.act(async () => void image?.dispatchEvent(new Event('load')));
    await screen.settle();
    await screen.tap('向右转 90°');
    await press(screen, screen.byLabel('右下角，用方向键调整大小'), 'ArrowLeft');
    await screen.tap('完成');
    const [change] = screen.device.changes;
    expect(change).toMatchObject({ turns: 1, cut: { left: 0, top: 0, height: 1 } });
    expect(change?.cut.width).toBeCloseTo(0.96);
    expect(names(screen)).toEqual(['a.jpg', 'b.jpg']);
    expect(screen.files()[0]?.id).not.toBe(before?.id);
  });

  test('are limited to the requested number', async () => {
    const screen = await withPhotos(...Array.from({ length: 11 }, (_, index) => `${index}.jpg`));
    expect(names(screen)).toHaveLength(9);
    expect(screen.toasts).toEqual(['最多还能添加9个，超出的没有添加']);
    expect(screen.hasText('从相册选')).toBe(false);
  });

  test('of another device that are not uploaded yet say so; others show by their address', async () => {
    const file = (id: string, url: string) => ({ id, url, name: '', bytes: 1, seconds: 0 });
    const pictures = [file('x', ''), file('y', 'https://files.example/y.jpg')];
    const screen = await openQuestion(PHOTO, { answer: { kind: 'photo', pictures }, isReadOnly: true });
    expect(screen.hasText('在另一台设备上，还没传完')).toBe(true);
    expect(screen.allByClass('photos__picture').map((image) => image.getAttribute('src'))).toEqual([
      'https://files.example/y.jpg',
    ]);
    expect(screen.hasLabel('删除第1张照片')).toBe(false);
  });
});
