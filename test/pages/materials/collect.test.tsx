import { pageScrollTo } from '@tarojs/taro';
import type { MaterialRequest, MaterialRequestDetail } from '@/contract/materials/collect.schema';
import { materialsCalls } from '@/contract/materials/calls';
import CollectList from '@/pages/materials/collect-list';
import CollectSubmit from '@/pages/materials/collect-submit';
import { field, section } from '../../builders/form-fields';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<object>('@tarojs/taro'),
  pageScrollTo: jest.fn(() => Promise.resolve()),
}));

const request = (more: Partial<MaterialRequest> = {}): MaterialRequest => ({
  ...{ id: 6101, title: '小小演说家', asker: '木子老师', wanted: ['一段话', '一张照片'], state: 'open' },
  ...{ endsAt: '2026-12-01 20:00:00', sentAt: '' },
  ...more,
});
const detail = (more: Partial<MaterialRequestDetail> = {}): MaterialRequestDetail => ({
  ...request(),
  ...{ words: '请孩子说说', consent: '', answers: [], reason: '', canTakeBack: false },
  sections: [section(field('text', 'story', { isRequired: true, title: '小故事' }))],
  ...more,
});
const SENT = [{ key: 'story', answer: { kind: 'text' as const, text: '会数到一百了' } }];
const parent = { user: TEST_USER, student: OFFICIAL };

const list = (items: MaterialRequest[]) =>
  openScreen('materialList', CollectList, {
    ...parent,
    api: new FakeApi().on(materialsCalls.listMaterialRequests, items),
  });
const backend = (more?: Partial<MaterialRequestDetail>) =>
  new FakeApi()
    .on(materialsCalls.getMaterialRequest, detail(more))
    .on(materialsCalls.submitMaterial, { isNew: true })
    .on(materialsCalls.takeBackMaterial, null);
const open = (api = backend(), query: Record<string, string> = { id: '6101' }) =>
  openScreen('materialSubmit', CollectSubmit, { ...parent, api, query });

describe('materials asked for', () => {
  test('show who asks for what until when, their state, and a link', async () => {
    const screen = await list([
      request(),
      request({ id: 2, title: '另一个', state: 'sentBack', endsAt: '' }),
    ]);
    for (const words of ['小小演说家', '一段话；一张照片', '木子老师发起', '待提交', '请补充', '长期征集'])
      expect(screen.hasText(words)).toBe(true);
    expect(screen.hasText('截止时间：12月1日 20:00')).toBe(true);
    await screen.tap('小小演说家');
    expect(screen.platform.navigation.last?.url).toContain('materials/collect-submit/index?id=6101');
  });

  test('that there are none says so', async () => {
    expect((await list([])).hasText('现在没有素材征集')).toBe(true);
  });
});

describe('what is sent for a request', () => {
  const type = async (screen: Awaited<ReturnType<typeof open>>) =>
    screen.type(screen.byClass('text-field'), '会数到一百了');

  test('is filled in, sent once and thanked for', async () => {
    const screen = await open();
    await type(screen);
    await screen.tap('确认提交');
    expect(screen.api.requests(materialsCalls.submitMaterial)).toEqual([
      {
        ...{ id: 6101, hasConsented: false, answers: SENT },
        submissionId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ]);
    expect(screen.hasText('提交成功')).toBe(true);
    await screen.tap('查看全部征集');
    expect(screen.platform.navigation.last?.url).toContain('materials/collect-list/index');
  });

  test('needs the consent where it is required, which is never preselected', async () => {
    const screen = await open(backend({ consent: '我同意用于课程展示' }));
    const box = document.querySelector('[role="checkbox"]');
    expect(box?.getAttribute('aria-checked')).toBe('false');
    await type(screen);
    await screen.tap('确认提交');
    expect(screen.hasText('请先阅读并同意素材的使用说明')).toBe(true);
    expect(screen.api.requests(materialsCalls.submitMaterial)).toEqual([]);
    await screen.tap('我同意用于课程展示');
    expect(screen.hasText('请先阅读并同意素材的使用说明')).toBe(false);
  });

  describe('a complaint below the fold comes into sight', () => {
    const lastSeen = async () => {
      await new Promise((done) => requestAnimationFrame(done));
      return jest.mocked(pageScrollTo).mock.lastCall?.[0].selector;
    };

    test('of the consent, where all is filled in', async () => {
      const screen = await open(backend({ consent: '我同意用于课程展示' }));
      await type(screen);
      await screen.tap('确认提交');
      expect(await lastSeen()).toBe('#collect-consent');
    });

    test('of a field first, which is said beside the consent', async () => {
      const screen = await open(backend({ consent: '我同意用于课程展示' }));
      await screen.tap('确认提交');
      expect(screen.hasText('请先阅读并同意素材的使用说明')).toBe(true);
      expect(await lastSeen()).toBe('#form-field-story');
    });
  });

  test('goes with the consent that was given', async () => {
    const screen = await open(backend({ consent: '我同意用于课程展示' }));
    await type(screen);
    await screen.tap('我同意用于课程展示');
    await screen.tap('确认提交');
    expect(screen.api.requests(materialsCalls.submitMaterial)).toMatchObject([{ hasConsented: true }]);
  });

  test('can be taken back before a teacher opens it, and changed then', async () => {
    const api = backend({
      state: 'submitted',
      sentAt: '2026-11-20 10:00:00',
      answers: SENT,
      canTakeBack: true,
    });
    const screen = await open(api);
    expect(screen.hasText('会数到一百了')).toBe(true);
    expect(screen.hasText('昨天 10:00 提交')).toBe(true);
    api.on(materialsCalls.getMaterialRequest, detail());
    await screen.tap('撤回提交');
    await screen.tap('撤回');
    expect(screen.api.requests(materialsCalls.takeBackMaterial)).toEqual([{ id: 6101 }]);
    expect(screen.byClass('text-field').querySelector('input')?.value).toBe('会数到一百了');
  });

  test('that a teacher has opened says so and cannot be taken back', async () => {
    const screen = await open(backend({ state: 'submitted', sentAt: '2026-11-20 10:00:00', answers: SENT }));
    expect(screen.hasText('老师正在查看')).toBe(true);
    expect(screen.hasText('撤回提交')).toBe(false);
  });

  test('and sent back says why, and begins with what was sent', async () => {
    const screen = await open(
      backend({ state: 'sentBack', reason: '再多写一点', sentAt: '2026-11-20 10:00:00', answers: SENT }),
    );
    expect(screen.hasText('再多写一点')).toBe(true);
    expect(screen.byClass('text-field').querySelector('input')?.value).toBe('会数到一百了');
    await screen.tap('确认提交');
    expect(screen.api.requests(materialsCalls.submitMaterial)).toMatchObject([{ answers: SENT }]);
  });

  test.each([
    ['accepted', '您提交的素材已经被采用'],
    ['over', '这次征集已经结束'],
  ] as const)('is shown as it is when %s', async (state, words) => {
    const screen = await open(backend({ state }));
    expect(screen.hasText(words)).toBe(true);
    expect(screen.hasText('确认提交')).toBe(false);
  });

  test('that turns out to be sent from another device shows that', async () => {
    const api = backend().onRefusal(materialsCalls.submitMaterial, '30007002', '已提交');
    const screen = await open(api);
    await type(screen);
    api.on(
      materialsCalls.getMaterialRequest,
      detail({ state: 'submitted', sentAt: '2026-11-20 10:00:00', answers: SENT }),
    );
    await screen.tap('确认提交');
    expect(screen.hasText('您提交的内容')).toBe(true);
  });

  test('of a request that there is not leads to those that there are', async () => {
    const api = new FakeApi().onRefusal(materialsCalls.getMaterialRequest, '10000002', '没有');
    const screen = await open(api);
    await screen.tap('查看全部征集');
    expect(screen.platform.navigation.last?.url).toContain('materials/collect-list/index');
  });
});
