import * as React from 'react';
import { fail, ok } from '@/contract/errors';
import type { Recorder } from '@/platform/recorder';
import { blobOf } from '../../support/fakes/fake-device-files';
import { restBetweenTaps } from '../support/rest-between-taps';
import { FILM, openQuestion, SPEAK } from './file-kinds';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const recorder: Recorder = {
  start: () =>
    Promise.resolve(
      ok({
        level: () => 0.3,
        stop: () => Promise.resolve(ok({ bytes: blobOf(50, 'audio/webm'), seconds: 7 })),
        cancel: () => undefined,
      }),
    ),
};

describe('speaking', () => {
  test('is heard first, read, recorded, heard again and recorded again', async () => {
    const screen = await openQuestion(SPEAK, { recorder });
    expect(screen.hasText('床前明月光')).toBe(true);
    expect(screen.hasLabel('播放示范')).toBe(true);
    await screen.tap('开始录音');
    await screen.advance(3000);
    expect(screen.hasText('0:03 / 1:00')).toBe(true);
    await screen.tap('录好了');
    const [first] = screen.files();
    expect(first).toMatchObject({ seconds: 7, bytes: 50, url: '' });
    expect(screen.hasLabel('播放我的录音')).toBe(true);
    await screen.tap('重新录音');
    await screen.tap('录好了');
    expect(screen.files()).toHaveLength(1);
    expect(screen.files()[0]?.id).not.toBe(first?.id);
    expect(screen.device.sender.open).toHaveLength(1);
    await React.act(() => screen.device.sender.whole('录音'));
    await screen.settle();
    expect(screen.allByClass('upload-line')).toEqual([]);
    await screen.tap('删除录音');
    expect(screen.files()).toEqual([]);
  });

  test('says how to go on where the parent does not want the microphone', async () => {
    const denied: Recorder = { start: () => Promise.resolve(fail({ kind: 'denied', ability: 'recorder' })) };
    const screen = await openQuestion(SPEAK, { recorder: denied });
    await screen.tap('开始录音');
    expect(
      screen.hasText(
        '没有使用麦克风的权限。请在系统设置里允许本应用使用麦克风，再试一次；也可以换一种方式。',
      ),
    ).toBe(true);
    screen.device.picks = [new File([blobOf(9)], 'voice.m4a', { type: 'audio/mp4' })];
    await screen.tap('用手机自带的录音');
    expect(screen.device.pickings).toEqual([{ kind: 'sound', isMany: false, isTaken: true }]);
    expect(screen.files()[0]).toMatchObject({ name: 'voice.m4a' });
  });

  test('keeps what was recorded when the page is left', async () => {
    const screen = await openQuestion(SPEAK, { recorder });
    await screen.tap('开始录音');
    screen.close();
    await screen.settle();
    expect(screen.files()).toHaveLength(1);
  });
});

describe('a film', () => {
  test('is recorded or chosen, played back while it uploads, and removed', async () => {
    const screen = await openQuestion(FILM);
    screen.device.picks = [new File([blobOf(20)], 'film.mp4', { type: 'video/mp4' })];
    await screen.tap('拍视频');
    expect(screen.byLabel('我的视频').getAttribute('src')).toBe('blob:app/1');
    expect(screen.hasText('正在上传 0%')).toBe(true);
    await React.act(() => screen.device.sender.fails('film.mp4', { kind: 'network' }));
    await screen.settle();
    expect(screen.hasText('网络不好，恢复后自动继续')).toBe(true);
    const video = screen.byLabel('我的视频');
    Object.defineProperty(video, 'duration', { value: 75.2 });
    await React.act(async () => void video.dispatchEvent(new Event('loadedmetadata')));
    await screen.settle();
    expect(screen.files()[0]?.seconds).toBe(75);
    expect(screen.hasText('这段视频有些长')).toBe(true);
    await screen.tap('删除视频');
    expect(screen.files()).toEqual([]);
    expect(screen.device.shelf.kept.size).toBe(0);
  });

  test('that is refused says why and is tried again', async () => {
    const screen = await openQuestion(FILM);
    screen.device.picks = [new File([blobOf(20)], 'film.mp4', { type: 'video/mp4' })];
    await screen.tap('从相册选');
    await React.act(() => screen.device.sender.fails('film.mp4', { kind: 'http', status: 415 }));
    await screen.settle();
    expect(screen.hasText('仅支持 MP4 视频，请换一个')).toBe(true);
    await screen.tap('重试');
    expect(screen.device.sender.names).toEqual(['film.mp4']);
  });
});
