import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { ok } from '@/contract/errors';
import { exportData } from '@/features/account/export-data';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';

const URL = 'https://app.example/v1/personalData/file/one-time/wandou-personal-data.json';

async function run(runtime: Runtime, { sure = true, api }: { sure?: boolean; api?: FakeApi } = {}) {
  const answering =
    api ??
    new FakeApi().on(accountCalls.exportPersonalData, {
      url: URL,
      fileName: 'wandou-personal-data.json',
      expiresInSeconds: 300,
    });
  const fake = await fakeApp({
    user: TEST_USER,
    student: OFFICIAL,
    api: answering,
    platform: { runtime },
  });
  const calls: { command: string; params: unknown }[] = [];
  const links: string[] = [];
  const app = {
    ...fake.app,
    feedback: { ...feedbackOf(fake.app), confirm: () => Promise.resolve(sure) },
    native: {
      support: () => 'supported' as const,
      call: (command: string, params: unknown) => {
        calls.push({ command, params });
        return Promise.resolve(ok(null));
      },
      on: () => () => undefined,
    },
    router: Object.assign(Object.create(fake.app.router) as typeof fake.app.router, {
      openExternal: (url: string) => {
        links.push(url);
        return Promise.resolve();
      },
    }),
  };
  const toasts: string[] = [];
  app.feedback.toast = (text: string) => void toasts.push(text);
  await exportData(app as never);
  return { calls, links, toasts, api: answering, tracker: fake.tracker };
}

const feedbackOf = (app: Awaited<ReturnType<typeof fakeApp>>['app']) => ({
  toast: (_text: string): void => undefined,
  loading: () => undefined,
  hideLoading: () => undefined,
  confirm: app.feedback.confirm,
  sheet: app.feedback.sheet,
});

describe('the copy of the own data', () => {
  it('is asked about first', async () => {
    const { api, calls } = await run(Runtime.web, { sure: false });
    expect([api.sent, calls]).toEqual([[], []]);
  });

  it('is downloaded by a browser', async () => {
    const { calls, toasts, tracker } = await run(Runtime.web);
    expect(calls).toEqual([{ command: 'openFile', params: { url: URL, isDownload: 1 } }]);
    expect(toasts).toEqual(['文件已开始下载']);
    expect(tracker.payloads('data_export')).toEqual([{ passed: true, code: '' }]);
  });

  it.each([Runtime.androidApp, Runtime.iosApp])('is opened by the app %s', async (runtime) => {
    const { calls } = await run(runtime);
    expect(calls).toEqual([{ command: 'openFile', params: { url: URL, isDownload: 1 } }]);
  });

  it('is shown in place by WeChat, which saves no files', async () => {
    const { calls, toasts } = await run(Runtime.weixinWeb);
    expect(calls).toEqual([{ command: 'openFile', params: { url: `${URL}?view=1`, isDownload: 0 } }]);
    expect(toasts).toEqual([]);
  });

  it('is shown in the web-view by the mini program', async () => {
    const { calls, links } = await run(Runtime.weixinMiniApp);
    expect([calls, links]).toEqual([[], [`${URL}?view=1`]]);
  });

  it('says why there is none', async () => {
    const api = new FakeApi().onRefusal(
      accountCalls.exportPersonalData,
      '10000006',
      '今天导出的次数已用完，请明天再试',
    );
    const { calls, toasts, tracker } = await run(Runtime.web, { api });
    expect([calls, toasts]).toEqual([[], ['今天导出的次数已用完，请明天再试']]);
    expect(tracker.payloads('data_export')).toEqual([{ passed: false, code: '10000006' }]);
  });
});
