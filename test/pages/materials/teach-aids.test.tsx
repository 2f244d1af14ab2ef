import { materialsCalls } from '@/contract/materials/calls';
import type { TeachAid, TeachAidDetail } from '@/contract/materials/schema';
import { Subject } from '@/contract/courses/values';
import TeachAidDetailScreen from '@/pages/materials/teach-aid-detail';
import TeachAidList from '@/pages/materials/teach-aid-list';
import TeachAidQrcode from '@/pages/materials/teach-aid-qrcode';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const BOX: TeachAid = {
  aidId: 7,
  kind: 'box',
  subject: Subject.wandou,
  title: '思维教具盒',
  courseName: '豌豆思维 进阶班',
  picture: '',
  state: 'delivered',
};
const DETAIL: TeachAidDetail = {
  ...BOX,
  summary: '一学期的积木和卡片',
  pictures: ['https://pictures.example/1.svg', 'https://pictures.example/2.svg'],
  contents: [{ name: '立方积木', count: 24, picture: '' }],
  steps: [{ title: '打开盒子', text: '和孩子一起数一数。', picture: '' }],
  films: [{ id: 51001, title: '积木怎么搭', cover: '', duration: 75 }],
};

const known = { user: TEST_USER, student: OFFICIAL };
const openList = (list: readonly TeachAid[]) => {
  const api = new FakeApi().on(materialsCalls.listTeachAids, [...list]);
  return openScreen('teachAidList', TeachAidList, { ...known, api });
};
const aidApi = (aid: TeachAidDetail | null) => new FakeApi().on(materialsCalls.getTeachAid, aid);
const openDetail = (aid: TeachAidDetail | null = DETAIL, id = '7') =>
  openScreen('teachAidDetail', TeachAidDetailScreen, { ...known, api: aidApi(aid), query: { id } });
const openCode = (aid: TeachAidDetail | null = DETAIL, id = '7') =>
  openScreen('teachAidQrcode', TeachAidQrcode, { ...known, api: aidApi(aid), query: { id } });

describe('the teaching aids', () => {
  test('say what they are, of which course, and where they are', async () => {
    const waiting = { ...BOX, aidId: 8, title: '练习册', kind: 'book', state: 'waiting' } as const;
    const screen = await openList([BOX, waiting]);
    const [box, book] = screen.allByClass('aids__card').map(({ textContent }) => textContent);
    for (const word of ['思维教具盒', '配套课程：豌豆思维 进阶班', '教具盒', '已送达', '查看物流'])
      expect(box).toContain(word);
    expect(book).toContain('准备寄出');
    expect(book).not.toContain('查看物流');
  });

  test('lead to their detail, and to their delivery', async () => {
    const screen = await openList([BOX]);
    await screen.tap('思维教具盒');
    expect(screen.platform.navigation.last?.url).toBe('/pages/materials/teach-aid-detail/index?id=7');
    await screen.tap('查看物流');
    expect(screen.platform.navigation.last?.url).toBe('/pages/deliveries/list/index');
  });

  test('that are none leave a link elsewhere', async () => {
    const screen = await openList([]);
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });
});

describe('a teaching aid', () => {
  test('shows its contents and its use', async () => {
    const screen = await openDetail();
    for (const text of ['立方积木', '×24', '1. 打开盒子', '和孩子一起数一数。', '一学期的积木和卡片']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    await screen.tap('积木怎么搭');
    expect(screen.platform.navigation.last?.url).toContain('learning-video/index?id=51001');
  });

  test('enlarges its pictures, and closes them', async () => {
    const screen = await openDetail();
    const [, second] = screen.allByClass('aid__picture');
    await screen.tap(second ?? '');
    const zoomed = () => document.querySelector<HTMLImageElement>('.aid__zoom img');
    expect([zoomed()?.src, zoomed()?.alt]).toEqual(['https://pictures.example/2.svg', '思维教具盒的图片']);
    await screen.tap('收起');
    expect(document.querySelector('.aid__zoom:not(.overlay--leaving)')).toBeNull();
  });

  test('without a description says so', async () => {
    const bare = { ...DETAIL, contents: [], pictures: [], steps: [], films: [], state: 'other' } as const;
    const screen = await openDetail({ ...bare, contents: [], pictures: [], steps: [], films: [] });
    expect([screen.hasText('使用说明正在整理中'), screen.hasText('查看物流')]).toEqual([true, false]);
  });

  test.each([
    ['is not there', null, '9'],
    ['the address does not name', DETAIL, '7x'],
  ])('that %s is missing', async (_what, aid, id) => {
    for (const open of [openDetail, openCode]) {
      const screen = await open(aid, id);
      await screen.tap('看看孩子的教辅');
      expect(screen.platform.navigation.last?.url).toBe('/pages/materials/teach-aid-list/index');
      screen.close();
    }
  });
});

describe('the code of a teaching aid', () => {
  test('leads to its detail on the public address, and can be kept and copied', async () => {
    const screen = await openCode();
    await screen.settle();
    const link = screen.app.share.current()?.toURL;
    expect(link).toMatch(/^https?:\/\/.*\/teachAid\/detail\?id=7$/);
    const picture = document.querySelector<HTMLImageElement>('.share-qr img');
    expect([picture?.alt, picture?.src.startsWith('data:image/png')]).toEqual(['思维教具盒的二维码', true]);
    await screen.tap('复制链接');
    expect([screen.platform.log.copied, screen.toasts]).toEqual([[link], ['链接已复制']]);
    expect(screen.hasText('保存图片')).toBe(true);
  });

  test('that cannot be drawn says 二维码生成失败', async () => {
    const screen = await openScreen('teachAidQrcode', TeachAidQrcode, {
      ...known,
      api: aidApi(DETAIL),
      query: { id: '7' },
      prepare: ({ app }) =>
        void jest
          .spyOn(app.share, 'qrCode')
          .mockResolvedValue({ ok: false, error: { kind: 'business', code: '', message: '二维码生成失败' } }),
    });
    expect(screen.hasText('二维码生成失败')).toBe(true);
  });
});
