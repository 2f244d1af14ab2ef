import { act } from 'react';
import { coursesCalls } from '@/contract/courses/calls';
import { helpCalls } from '@/contract/help/calls';
import { Runtime } from '@/contract/host';
import { materialsCalls } from '@/contract/materials/calls';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import LearningMaterials from '@/pages/materials/learning-materials';
import LearningTeachAid from '@/pages/materials/learning-teach-aid';
import LearningVideo from '@/pages/materials/learning-video';
import { VideoPositions } from '@/pages/materials/learning-video/positions';
import Tutor from '@/pages/help/tutor';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { breaksTwice } from '../films/breaks';
import { openScreen } from '../support/open-screen';

const parent = { user: TEST_USER, student: OFFICIAL };
const material = {
  id: 5001,
  subject: 0 as const,
  title: '找规律 · 拓展练习包',
  summary: '一步步发现规律',
  cover: 'https://app.example/files/cover.svg',
  fileCount: 3,
  videoCount: 2,
  updatedAt: '2026-11-19',
};
const pdf = {
  id: 1,
  materialId: 5001,
  kind: 'pdf' as const,
  subject: 0 as const,
  title: '四宫数独练习',
  url: 'https://app.example/files/a.pdf',
  size: 12_400,
};
const film = {
  id: 7,
  materialId: 5001,
  subject: 0 as const,
  title: '豌豆排排队',
  summary: '猜一猜下一颗',
  cover: 'https://app.example/files/cover.svg',
  url: 'https://app.example/files/film.mp4',
  duration: 14,
  others: [{ id: 8, title: '一起数豌豆', cover: '', duration: 16 }],
};
const backend = () =>
  new FakeApi()
    .on(coursesCalls.getUserSubject, [
      { subject: 0, name: '思维', brandCode: 'VIP_WanDou' },
      { subject: 1, name: '语文', brandCode: 'VIP_YuWen' },
    ])
    .on(materialsCalls.getLearningMaterials, [material], 1)
    .on(
      materialsCalls.getMaterialFiles,
      [pdf, { ...pdf, id: 7, kind: 'video', title: film.title, duration: 14 }],
      2,
    )
    .on(materialsCalls.getLearningVideo, film);

describe('learning materials', () => {
  const open = (api = backend(), student = OFFICIAL) =>
    openScreen('learningMaterials', LearningMaterials, { user: TEST_USER, student, api });

  test('come by subject, with what is in them', async () => {
    const screen = await open();
    expect(screen.hasText('3份文件 · 2个视频 · 11月19日更新')).toBe(true);
    await screen.tap('语文口才');
    expect(screen.api.requests(materialsCalls.getLearningMaterials).at(-1)).toEqual({
      page: 1,
      limit: 10,
      subject: 1,
    });
    await screen.tap(material.title);
    expect(screen.platform.navigation.last?.url).toContain('learning-teach-aid/index?id=5001');
  });

  test('are for official students: others see why and a link, and nothing is loaded', async () => {
    const screen = await open(backend(), UNOFFICIAL);
    expect(screen.hasText('学习资料仅对在读学员开放')).toBe(true);
    expect(screen.api.requests(materialsCalls.getLearningMaterials)).toEqual([]);
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('my-tab-class');
  });

  test('say the same when only the server knows', async () => {
    const screen = await open(
      backend().onRefusal(materialsCalls.getLearningMaterials, '10000003', '没有权限'),
    );
    expect(screen.hasText('学习资料仅对在读学员开放')).toBe(true);
  });

  test('that are none say so; those that failed are loaded again', async () => {
    const none = await open(backend().on(materialsCalls.getLearningMaterials, [], 0));
    expect(none.hasText('老师还没有发布这个科目的资料')).toBe(true);
    const api = backend().onFailure(materialsCalls.getLearningMaterials, { kind: 'network' });
    const screen = await open(api);
    api.on(materialsCalls.getLearningMaterials, [material], 1);
    await screen.tap('重新加载');
    expect(screen.hasText(material.title)).toBe(true);
  });
});

describe('files', () => {
  const open = (api = backend(), query: { id?: string } = { id: '5001' }) =>
    openScreen('learningTeachAid', LearningTeachAid, { ...parent, api, query });

  test('open by the host; films on their own page', async () => {
    const screen = await open();
    expect(screen.hasText('PDF · 12.1 KB')).toBe(true);
    await screen.tap('四宫数独练习');
    expect(screen.platform.abilities.paramsOf('openFile')).toEqual([{ url: pdf.url, isDownload: 0 }]);
    await screen.tap(film.title);
    expect(screen.platform.navigation.last?.url).toContain('learning-video/index?id=7');
  });

  test('are all of them without a material in the address', async () => {
    const screen = await open(backend(), {});
    expect(screen.api.requests(materialsCalls.getMaterialFiles)).toEqual([{ page: 1, limit: 20 }]);
  });

  test('that are none lead to the materials', async () => {
    const screen = await open(backend().on(materialsCalls.getMaterialFiles, [], 0));
    await screen.tap('查看全部资料');
    expect(screen.platform.navigation.last?.url).toContain('learning-materials/index');
  });
});

describe('a film', () => {
  const open = (api = backend(), query: { id?: string } = { id: '7' }, seconds = 0) =>
    openScreen('learningVideo', LearningVideo, {
      ...parent,
      api,
      query,
      prepare: ({ app }) => {
        if (seconds > 0) new VideoPositions(app.storage, TEST_USER.userId).keep(7, seconds, 14);
      },
    });
  const player = () => document.querySelector('video') as HTMLVideoElement;
  const happen = (event: string) => act(async () => void player().dispatchEvent(new Event(event)));

  test('has its poster, its words and its neighbours', async () => {
    const screen = await open();
    expect([player().getAttribute('src'), player().getAttribute('poster')]).toEqual([film.url, film.cover]);
    expect([screen.hasText('时长 0:14'), screen.hasText('猜一猜下一颗')]).toEqual([true, true]);
    await screen.tap('一起数豌豆');
    expect(screen.platform.navigation.last).toMatchObject({ how: 'replace' });
  });

  test('goes on where this device stopped', async () => {
    const screen = await open(backend(), { id: '7' }, 8);
    await happen('loadedmetadata');
    expect(player().currentTime).toBe(8);
    expect(screen.hasText('从 00:08 继续播放')).toBe(true);
  });

  test('resumes where it was paused', async () => {
    const screen = await open();
    await happen('playing');
    player().currentTime = 6;
    await happen('timeupdate');
    await happen('pause');
    expect(new VideoPositions(screen.app.storage, TEST_USER.userId).of(7)).toBe(6);
  });

  test('that cannot be played says so, and is tried again', async () => {
    const screen = await open();
    await breaksTwice(screen);
    expect(screen.hasText('视频暂时无法播放')).toBe(true);
    await screen.tap('重试');
    expect(screen.hasText('视频暂时无法播放')).toBe(false);
  });

  test.each(['', 'x'])('that the address "%s" does not name is missing', async (id) => {
    const screen = await open(backend(), { id });
    expect(screen.hasText('找不到这个视频')).toBe(true);
    expect(screen.api.requests(materialsCalls.getLearningVideo)).toEqual([]);
  });

  test('that is gone is missing; one that could not be loaded is loaded again', async () => {
    const missing = await open(backend().onRefusal(materialsCalls.getLearningVideo, '10000002', '已下架'));
    expect(missing.hasText('找不到这个视频')).toBe(true);
    const api = backend().onFailure(materialsCalls.getLearningVideo, { kind: 'network' });
    const screen = await open(api);
    api.on(materialsCalls.getLearningVideo, film);
    await screen.tap('重新加载');
    expect(player()).not.toBeNull();
  });
});

describe('the tutor', () => {
  const tutor = {
    crUid: 3002,
    name: '木子老师',
    title: '资深辅导老师',
    headImg: '',
    weChatId: 'wandou-muzi',
    weChatQrCode: 'https://app.example/files/card.svg',
    workingHours: [{ days: '周一至周五', hours: '13:00 - 21:30' }],
    helpsWith: ['调课'],
  };
  const open = (
    api = new FakeApi().on(helpCalls.getTutor, tutor),
    crUid = '3002',
    runtime: Runtime = Runtime.web,
  ) => openScreen('tutor', Tutor, { ...parent, api, query: { crUid }, platform: { runtime } });

  test('has a name, hours, and a WeChat id to copy', async () => {
    const screen = await open();
    expect([screen.hasText('木子老师'), screen.hasText('13:00 - 21:30')]).toEqual([true, true]);
    await screen.tap('复制微信号');
    expect(screen.platform.log.copied).toEqual(['wandou-muzi']);
  });

  test('in WeChat is added by a long press on the code, elsewhere by saving it', async () => {
    const inWeChat = await open(undefined, '3002', Runtime.weixinWeb);
    expect([inWeChat.hasText('长按二维码识别'), inWeChat.hasText('保存二维码')]).toEqual([true, false]);
    const inApp = await open(undefined, '3002', Runtime.iosApp);
    expect(inApp.hasText('保存二维码')).toBe(true);
  });

  test('is empty where the child has none', async () => {
    const api = new FakeApi().on(profileCalls.getPrivateInfo, { crUid: 0 } as PrivateInfo);
    const screen = await open(api, '0');
    expect(screen.hasText('孩子还没有分配辅导老师')).toBe(true);
  });

  test('that could not be loaded is loaded again', async () => {
    const api = new FakeApi().onFailure(helpCalls.getTutor, { kind: 'timeout' });
    const screen = await open(api);
    api.on(helpCalls.getTutor, tutor);
    await screen.tap('重新加载');
    expect(screen.hasText('木子老师')).toBe(true);
  });
});
