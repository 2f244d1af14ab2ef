import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { Runtime } from '@/contract/host';
import { messagesCalls } from '@/contract/messages/calls';
import { NotificationStage } from '@/contract/messages/values';
import { fail, ok } from '@/contract/errors';
import { PopupCounts } from '@/features/popups/counts';
import { BackTrigger } from '@/features/messages/notification/back-trigger';
import { notificationPopup } from '@/features/messages/notification/entry';
import { notificationSteps } from '@/features/messages/notification/steps';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';

// The page tests cover the component.
jest.mock('@/features/messages/notification/Notification', () => ({ Notification: () => null }));

const following = (isSubscribe: boolean, account?: string) =>
  new FakeApi()
    .on(messagesCalls.isSubscribe, { isSubscribe })
    .on(
      configurationCalls.getUpgradeConfig,
      account === undefined ? [] : [{ typeCode: ConfigTypeCode.officialAccount, typeValue: account }],
    );

interface Given {
  readonly runtime?: Runtime;
  readonly api?: FakeApi;
  readonly push?: boolean;
  readonly loggedIn?: boolean;
}

const given = async ({ runtime = Runtime.androidApp, api, push = true, loggedIn = true }: Given) => {
  const fake = await fakeApp({
    api: api ?? following(true),
    ...(loggedIn ? { user: TEST_USER, student: OFFICIAL } : {}),
    platform: { runtime },
  });
  fake.platform.abilities.setReply('getPushState', ok(push));
  return fake;
};

const keys = async ({ app }: FakeApp): Promise<string[]> =>
  (await notificationPopup.due(app)).map(({ key }) => key);

describe('the stage of push permission', () => {
  it('is due in an app that may not notify', async () => {
    expect(await keys(await given({ push: false }))).toEqual(['notification.auth']);
  });

  it('is not due in one that may', async () => {
    expect(await keys(await given({ push: true }))).toEqual([]);
  });

  it('treats an app that does not answer in its second as one that may', async () => {
    const fake = await given({});
    fake.platform.abilities.setReply('getPushState', fail({ kind: 'timeout' }));
    expect(await keys(fake)).toEqual([]);
  });

  it('is for the native apps alone', async () => {
    const fake = await given({ runtime: Runtime.web, push: false });
    expect(await keys(fake)).toEqual([]);
    expect(fake.platform.abilities.calls).toEqual([]);
  });
});

describe('the stage of the official account', () => {
  it('is due for a parent who does not follow it', async () => {
    const fake = await given({ api: following(false) });
    expect(await keys(fake)).toEqual(['notification.follow']);
    expect(fake.api.requests(messagesCalls.isSubscribe)).toHaveLength(1);
  });

  it('is not due for one who does, nor when it is unknown', async () => {
    expect(await keys(await given({ api: following(true) }))).toEqual([]);
    const api = new FakeApi().onFailure(messagesCalls.isSubscribe, { kind: 'network' });
    expect(await keys(await given({ api }))).toEqual([]);
  });

  it('asks nothing without a session', async () => {
    const fake = await given({ loggedIn: false, api: following(false) });
    expect(await keys(fake)).toEqual([]);
    expect(fake.api.sent).toEqual([]);
  });

  it('has the picture for a long press in WeChat, and waits for it', async () => {
    const account = JSON.stringify({ name: '豌豆家长', qrCode: '/files/account.png' });
    const { app } = await given({ runtime: Runtime.weixinWeb, api: following(false, account) });
    expect(await notificationSteps(app)).toEqual([
      {
        stage: 'follow',
        account: { name: '豌豆家长', qrCode: '/files/account.png' },
        qrCode: '/files/account.png',
      },
    ]);
    expect((await notificationPopup.due(app)).map(({ images }) => images)).toEqual([['/files/account.png']]);
  });

  it('has the name alone elsewhere', async () => {
    const account = JSON.stringify({ name: '豌豆家长', qrCode: '/files/account.png' });
    const { app } = await given({ runtime: Runtime.web, api: following(false, account) });
    expect(await notificationSteps(app)).toEqual([
      {
        stage: 'follow',
        account: { name: '豌豆家长', qrCode: '/files/account.png' },
        qrCode: undefined,
      },
    ]);
  });

  it.each(['not json', 'null', '[]', '{"name":"","qrCode":"javascript:alert(1)"}', '{"qrCode":"//evil"}'])(
    'does with a name of its own where the operator wrote %s',
    async (account) => {
      const { app } = await given({ runtime: Runtime.weixinWeb, api: following(false, account) });
      expect(await notificationSteps(app)).toEqual([
        { stage: 'follow', account: { name: '豌豆', qrCode: undefined }, qrCode: undefined },
      ]);
    },
  );
});

describe('the stages together', () => {
  it('come in queue order: push permission, then the official account', async () => {
    const fake = await given({ push: false, api: following(false) });
    expect(await keys(fake)).toEqual(['notification.auth', 'notification.follow']);
    expect(notificationPopup.limit).toBe(2);
  });

  it('that were shown twice are over, and not asked about any more', async () => {
    const fake = await given({ push: false, api: following(false) });
    const counts = new PopupCounts(fake.app.storage);
    counts.add('notification.follow');
    expect(await keys(fake)).toHaveLength(2);
    counts.add('notification.follow');
    fake.api.sent.length = 0;
    expect(await keys(fake)).toEqual(['notification.auth']);
    expect(fake.api.sent).toEqual([]);
  });
});

describe('back-trigger mode', () => {
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 30; round += 1) await Promise.resolve();
  };
  const open = async (options: Given) => {
    const fake = await given(options);
    fake.platform.navigation.pages = 2;
    const trigger = new BackTrigger(fake.app, 'option');
    trigger.prepare();
    await settle();
    const close = async (): Promise<void> => {
      trigger.queue.close(false);
      await settle();
      fake.time.advance(200);
      await settle();
    };
    const leave = async (): Promise<void> => {
      trigger.leave();
      await settle();
    };
    return { ...fake, trigger, close, leave };
  };

  it('goes back at once when nothing is due', async () => {
    const { leave, platform, trigger } = await open({});
    await leave();
    expect(platform.navigation.last?.how).toBe('back');
    expect(trigger.stage).toBe(NotificationStage.complete);
  });

  it('asks for what is due first, one stage after another, and goes back when all are answered', async () => {
    const { leave, close, platform, trigger } = await open({ push: false, api: following(false) });
    expect(trigger.stage).toBe(NotificationStage.none);
    await leave();
    expect([trigger.stage, platform.navigation.last]).toEqual([NotificationStage.auth, undefined]);
    await close();
    expect([trigger.stage, platform.navigation.last]).toEqual([NotificationStage.follow, undefined]);
    await close();
    expect([trigger.stage, platform.navigation.last?.how]).toEqual([NotificationStage.complete, 'back']);
  });

  it('counts each stage as any other place does', async () => {
    const { app, leave, close } = await open({ push: false });
    await leave();
    await close();
    expect(new PopupCounts(app.storage).of('notification.auth')).toBe(1);
  });

  it('asks when the page opens and not when the parent leaves', async () => {
    const { api, leave } = await open({ api: following(false) });
    const asked = api.sent.length;
    await leave();
    expect([asked > 0, api.sent.length]).toEqual([true, asked]);
  });

  it('leaves once, however often back is pressed', async () => {
    const { leave, close, platform } = await open({ push: false });
    await leave();
    await leave();
    await close();
    expect(platform.navigation.moves).toHaveLength(1);
  });

  it('does not go back from a page that has gone already', async () => {
    const { leave, platform, trigger, time } = await open({ push: false });
    await leave();
    trigger.queue.close(false);
    trigger.dispose();
    time.advance(1000);
    await settle();
    expect(platform.navigation.moves).toEqual([]);
  });
});
