import { accountCalls } from '@/contract/account/calls';
import type { Agreement } from '@/contract/account/agreements.schema';
import type { AgreementType } from '@/contract/account/values';
import Protocol from '@/pages/account/protocol';
import UserPrivacy from '@/pages/account/privacy';
import UserAgreement from '@/pages/account/user-agreement';
import { ok } from '@/contract/errors';
import { FakeApi } from '../../support/fakes/fake-api';
import { openScreen } from '../support/open-screen';

const document = (type: AgreementType): Agreement => ({
  type,
  title: '豌豆家长端隐私政策',
  version: 4,
  changedOn: '2026-10-10',
  effectiveOn: '2026-10-20',
  intro: '我们只收集必需的信息。',
  sections: [
    {
      heading: '一、我们收集哪些信息',
      paragraphs: [
        { text: '用于创建账号。', isItem: false },
        { text: '手机号<script>alert(1)</script>', isItem: true },
      ],
    },
    { heading: '二、您的权利', paragraphs: [{ text: '导出与注销。', isItem: false }] },
  ],
});

const api = () =>
  new FakeApi()
    .on(accountCalls.getAgreement, ({ type }) => document(type))
    .on(accountCalls.listAgreements, [
      {
        type: 'userAgreement',
        title: '豌豆家长端用户协议',
        version: 3,
        changedOn: '2026-09-01',
        effectiveOn: '2026-09-15',
      },
      {
        type: 'userPrivacy',
        title: '豌豆家长端隐私政策',
        version: 4,
        changedOn: '2026-10-10',
        effectiveOn: '2026-10-20',
      },
    ]);

describe('a document', () => {
  test('is open to everybody, with its version and dates', async () => {
    const screen = await openScreen('userPrivacy', UserPrivacy, { api: api() });
    expect(screen.hasText('豌豆家长端隐私政策')).toBe(true);
    expect(screen.hasText('第4版')).toBe(true);
    expect(screen.hasText('最近修改：2026年10月10日')).toBe(true);
    expect(screen.hasText('生效日期：2026年10月20日')).toBe(true);
    expect(screen.platform.navigation.moves).toEqual([]);
    expect(screen.api.requests(accountCalls.getAgreement)).toEqual([{ type: 'userPrivacy' }]);
  });

  test('has its contents before its sections', async () => {
    const screen = await openScreen('userAgreement', UserAgreement, { api: api() });
    const entries = screen.allByClass('agreement__entry').map(({ textContent }) => textContent);
    const headings = screen.allByClass('agreement__heading').map(({ textContent }) => textContent);
    expect(entries).toEqual(['一、我们收集哪些信息', '二、您的权利']);
    expect(headings).toEqual(entries);
    expect(screen.allByClass('agreement__section').map(({ id }) => id)).toEqual([
      'agreement-section-0',
      'agreement-section-1',
    ]);
  });

  test('is shown as text, whatever is in it', async () => {
    const screen = await openScreen('userPrivacy', UserPrivacy, { api: api() });
    expect(screen.hasText('手机号<script>alert(1)</script>')).toBe(true);
    expect(window.document.querySelector('.agreement script')).toBeNull();
  });

  test('shows its shape while it loads', async () => {
    const fake = api();
    const answer = fake.onHold(accountCalls.getAgreement);
    const screen = await openScreen('userPrivacy', UserPrivacy, { api: fake });
    expect(screen.allByClass('skeleton').length).toBeGreaterThan(3);
    answer(ok(document('userPrivacy')));
    await screen.settle();
    expect(screen.allByClass('skeleton')).toEqual([]);
  });

  test('says why it does not come, and comes at the next attempt', async () => {
    const fake = api().onFailure(accountCalls.getAgreement, { kind: 'network' });
    const screen = await openScreen('userPrivacy', UserPrivacy, { api: fake });
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    fake.on(accountCalls.getAgreement, ({ type }) => document(type));
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('二、您的权利')).toBe(true);
  });
});

describe('/protocol', () => {
  test('shows the document that its query names', async () => {
    const screen = await openScreen('protocol', Protocol, { api: api(), query: { type: 'cancellation' } });
    expect(screen.api.requests(accountCalls.getAgreement)).toEqual([{ type: 'cancellation' }]);
  });

  test.each([[undefined], [{ type: 'other' }], [{ type: '__proto__' }]])(
    'shows the list without a name that there is: %j',
    async (query) => {
      const screen = await openScreen('protocol', Protocol, { api: api(), query });
      expect(screen.hasText('用户协议')).toBe(true);
      expect(screen.hasText('2026年9月1日修改')).toBe(true);
      await screen.tap('隐私政策');
      expect(screen.platform.navigation.last?.url).toContain('type=userPrivacy');
    },
  );

  test('says so when there is none', async () => {
    const screen = await openScreen('protocol', Protocol, {
      api: new FakeApi().on(accountCalls.listAgreements, []),
    });
    expect(screen.hasText('暂时没有可以查看的协议')).toBe(true);
  });

  test('says why the list does not come', async () => {
    const screen = await openScreen('protocol', Protocol, {
      api: new FakeApi().onFailure(accountCalls.listAgreements, { kind: 'timeout' }),
    });
    expect(screen.allByClass('failed-state')).toHaveLength(1);
  });
});
