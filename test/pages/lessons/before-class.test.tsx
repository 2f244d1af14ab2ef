import { act } from 'react';
import { CourseType, Subject } from '@/contract/courses/values';
import { fail, ok, type Result } from '@/contract/errors';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { BeforeClass } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import BeforeClassScreen from '@/pages/lessons/before-class';
import { formatLeft } from '@/pages/lessons/before-class/texts';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { DeviceCheck } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const BEFORE: BeforeClass = {
  lesson: {
    subject: Subject.wandou,
    chapterName: '第2讲 找规律',
    teacherName: '林老师',
    chapterImgUrl: '',
    courseDate: '2030-01-01 19:00:00',
    liveId: 7,
    liveCnListId: 1,
    liveStudentId: 42,
    courseResourceId: 1,
    courseConfig: { durationMinutes: 40, courseType: CourseType.live },
    status: StudyClassStatus.upcoming,
    courseName: '豌豆思维',
  },
  items: [
    { itemId: 1, text: '铅笔', isDone: true },
    { itemId: 2, text: '白纸', isDone: false },
  ],
};

const backend = (before: BeforeClass | null = BEFORE) =>
  new FakeApi().on(lessonsCalls.getBeforeClass, before).on(lessonsCalls.tickPreparation, null);

const open = (api = backend(), options: OpenOptions = {}) =>
  openScreen('beforeClass', BeforeClassScreen, { user: TEST_USER, student: OFFICIAL, api, ...options });

afterEach(() => jest.restoreAllMocks());

describe('getting ready for a lesson', () => {
  test('is for the next one, or for the one of the address', async () => {
    const asked = async (query: Record<string, string>) => {
      const api = backend();
      await open(api, { query });
      return api.requests(lessonsCalls.getBeforeClass);
    };
    expect(await asked({})).toEqual([{}]);
    expect(await asked({ liveId: '7' })).toEqual([{ liveId: 7 }]);
    expect(await asked({ liveId: 'x' })).toEqual([]);
  });

  test('ticks what is ready, and takes a tick back that was not kept', async () => {
    const api = backend();
    const screen = await open(api);
    expect(screen.hasText('已准备 1/2')).toBe(true);
    await screen.tap('白纸');
    expect(screen.hasText('都准备好啦')).toBe(true);
    expect(api.requests(lessonsCalls.tickPreparation)).toEqual([{ liveId: 7, itemId: 2, isDone: true }]);
    api.onFailure(lessonsCalls.tickPreparation, { kind: 'network' });
    await screen.tap('铅笔');
    expect(screen.hasText('都准备好啦')).toBe(true);
    expect(screen.toasts).toEqual(['保存失败，请再点一次']);
  });

  test('leads to asking for leave while the server takes it', async () => {
    const ofDate = (courseDate: string) =>
      open(
        new FakeApi().on(lessonsCalls.getBeforeClass, {
          ...BEFORE,
          lesson: { ...BEFORE.lesson, courseDate },
        }),
      );
    const screen = await ofDate('2026-11-23 19:00:00');
    await screen.tap('请假');
    expect(screen.platform.navigation.last?.url).toContain('leave-record/index?liveId=7');
    expect((await ofDate('2026-11-21 09:00:00')).hasText('请假')).toBe(false);
  });

  test.each([
    [(2 * 24 + 3) * 60 + 5, '2天3小时'],
    [5 * 60 + 20, '5小时20分钟'],
    [25, '25分钟'],
    [60, '1小时'],
    [0, ''],
  ])('says its duration in words: %d minutes', (minutes, words) => {
    expect(formatLeft(minutes * 60_000)).toBe(words);
  });

  test('leads to booking where nothing is to come', async () => {
    const screen = await open(backend(null));
    expect(screen.hasText('近期没有要上的课')).toBe(true);
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    await screen.tap('去约课');
    expect(go.mock.calls).toEqual([['aboutClassCenter']]);
  });
});

/** Fake devices; `ended` lists those that were stopped. */
class FakeDevices implements DeviceCheck {
  readonly ended: string[] = [];
  level: (level: number) => void = () => undefined;
  answer: Result<void> = ok(undefined);

  play = () => Promise.resolve(this.answer);
  listen = (onLevel: (level: number) => void) => {
    this.level = onLevel;
    return this.run('microphone');
  };
  watch = () => this.run('camera');

  private run(device: string): Promise<Result<Unsubscribe>> {
    return Promise.resolve(this.answer.ok ? ok(() => void this.ended.push(device)) : this.answer);
  }
}

async function withDevices(devices: FakeDevices) {
  const platform = { loadDeviceCheck: () => Promise.resolve<DeviceCheck>(devices) };
  const screen = await open(backend(), { platform });
  const press = (label: string) =>
    screen.tap(document.querySelector(`[aria-label="${label}"]`) as HTMLElement);
  return { screen, press };
}

describe('the test of sound and picture', () => {
  test('asks whether the tune was audible', async () => {
    const { screen, press } = await withDevices(new FakeDevices());
    await press('播放测试音 扬声器');
    await screen.tap('没听到');
    expect(screen.hasText('请调大音量')).toBe(true);
    await press('再试一次 扬声器');
    await screen.tap('听到了');
    expect(screen.hasText('正常')).toBe(true);
  });

  test('passes when a voice is heard, and fails when it is stopped before', async () => {
    restBetweenTaps();
    const devices = new FakeDevices();
    const { screen, press } = await withDevices(devices);
    await press('开始测试 麦克风');
    await press('停止 麦克风');
    expect(screen.hasText('没有听到声音')).toBe(true);
    await press('再试一次 麦克风');
    await act(async () => devices.level(0.5));
    expect(screen.hasText('正常')).toBe(true);
    await press('停止 麦克风');
    expect([screen.hasText('正常'), screen.allByClass('device-part__meter')]).toEqual([true, []]);
  });

  test.each([
    ['denied', '没有摄像头权限'],
    ['unsupported', '这里用不了摄像头'],
  ] as const)('says what to do where a device is %s', async (kind, words) => {
    const devices = new FakeDevices();
    devices.answer = fail({ kind, ability: 'camera' });
    const { screen, press } = await withDevices(devices);
    await press('打开摄像头 摄像头');
    expect(screen.hasText(words)).toBe(true);
  });

  test('stops everything when the page is hidden', async () => {
    const devices = new FakeDevices();
    const { screen, press } = await withDevices(devices);
    await press('打开摄像头 摄像头');
    await press('开始测试 麦克风');
    await act(async () => screen.platform.setVisible(false));
    expect(devices.ended.sort()).toEqual(['camera', 'microphone']);
  });

  test('has nothing to try where a page gets at no device', async () => {
    const screen = await open();
    await screen.tap(document.querySelector('[aria-label="开始测试 麦克风"]') as HTMLElement);
    expect(screen.hasText('这里用不了麦克风')).toBe(true);
  });
});
