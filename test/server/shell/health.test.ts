import { APP_ID, HEADER } from '../../../src/contract/wire';
import { startBackend } from '../support/backend';
import { Visitor } from '../support/visitor';
import { until } from '../support/waiting';

describe('Health', () => {
  it('distinguishes alive from ready', async () => {
    const backend = await startBackend({ env: { RELEASE: '2026-11-a' } });
    const visitor = new Visitor(backend);
    const alive = await visitor.raw({ url: '/healthz' });
    expect([alive.status, JSON.parse(alive.text)]).toEqual([200, { status: 'ok', release: '2026-11-a' }]);
    expect((await visitor.raw({ url: '/readyz' })).status).toBe(200);
    await backend.stop();
    const dying = await startBackend();
    await dying.running.database.close();
    const other = new Visitor(dying);
    const ready = await other.raw({ url: '/readyz' });
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toMatchObject({ checks: { database: false } });
    const failed = await other.ask('getCountryMobilePrefixs');
    expect(failed).toMatchObject({ status: 500, code: '10000007', message: '服务开小差了，请稍后再试' });
    expect(JSON.stringify(failed.body)).not.toMatch(/select|pool|at /i);
    await dying.app.close();
  });
});

describe('Stopping', () => {
  /** A WeChat that responds when the test releases it. */
  function slowWechat() {
    let arrived: () => void;
    let answer: () => void;
    const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    const fetchFrom = async () => {
      arrived();
      await mayAnswer;
      return Response.json({ openid: 'o-late' });
    };
    return { fetchFrom, hasArrived, answer: () => answer() };
  }
  const env = {
    WECHAT_OFFICIAL_APP_ID: 'a',
    WECHAT_OFFICIAL_SECRET: 'b',
    WECHAT_MINI_APP_ID: 'c',
    WECHAT_MINI_SECRET: 'd',
  };

  async function ask(backendUrl: string) {
    const body = JSON.stringify({ code: 'c', appTypeCode: 'MASTER_WECHAT' });
    const headers = { 'content-type': 'application/json', [HEADER.appid]: APP_ID };
    return fetch(`${backendUrl}/member/v2/wechat/backup`, { method: 'POST', headers, body });
  }

  it('finishes what has begun and accepts nothing new', async () => {
    const wechat = slowWechat();
    const stopping = await startBackend({ env, fetchFrom: wechat.fetchFrom });
    const url = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const begun = ask(url);
    await wechat.hasArrived;
    const stopped = stopping.stop();
    // A connection that comes in the same moment may still be taken.
    await until(() =>
      fetch(`${url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    wechat.answer();
    const answer = await begun;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { userinfos: [{ openid: 'o-late' }] } });
    await stopped;
  });

  it('says that it is not ready and serves on, until load balancers had time to notice', async () => {
    const stopping = await startBackend({ env: { DRAIN_SECONDS: '1' } });
    const url = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const stopped = stopping.stop();
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const served = await fetch(`${url}/healthz`);
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('has a timeout', async () => {
    const wechat = slowWechat();
    const stopping = await startBackend({
      env: { ...env, SHUTDOWN_SECONDS: '0' },
      fetchFrom: wechat.fetchFrom,
    });
    const url = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const begun = ask(url).catch(() => 'cut off');
    await wechat.hasArrived;
    const stopped = stopping.stop();
    expect(await begun).toBe('cut off');
    wechat.answer();
    await stopped;
  });
});
