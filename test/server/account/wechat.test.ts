import { createHash } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { aParent } from '../../builders/parent';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

const REAL = {
  WECHAT_OFFICIAL_APP_ID: 'wxofficial',
  WECHAT_OFFICIAL_SECRET: 'official-secret',
  WECHAT_MINI_APP_ID: 'wxmini',
  WECHAT_MINI_SECRET: 'mini-secret',
};
const backup = (code: string) => ({ code, appTypeCode: 'MASTER_WECHAT' as const });

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

interface Answer {
  readonly openid: string;
  readonly openidTicket?: string;
}

/** Response for the user that WeChat returns for the code. */
async function identify(
  visitor: Visitor,
  code: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { data } = await visitor.ask('wechatBackup', backup(code), headers);
  const [info] = data.userinfos as Answer[];
  if (info === undefined) throw new Error('WeChat returned no user');
  return info;
}

const openidOf = async (visitor: Visitor, code: string): Promise<string> =>
  (await identify(visitor, code)).openid;

async function bind(visitor: Visitor, { openid, openidTicket }: Answer, rebind?: boolean) {
  return visitor.ask('phoneChangeWechat', {
    appTypeCode: 'MASTER_WECHAT',
    openid,
    ...(openidTicket !== undefined && { openidTicket }),
    ...(rebind === true && { rebind }),
  });
}

describe('A WeChat visitor', () => {
  it('comes back from the demo authorization with a code', async () => {
    const backupUrl = 'http://localhost:8080/index?from=wechat';
    const { data } = await new Visitor(backend).ask('weChatAuthorization', { backupUrl });
    const url = new URL(String(data.url));
    expect(url.origin + url.pathname).toBe('http://localhost:8080/index');
    expect(url.searchParams.get('from')).toBe('wechat');
    expect(url.searchParams.get('code')).toMatch(/^demo-/);
  });

  it('is a tourist with an openid until a phone is bound, and logged in afterwards', async () => {
    const parent = new Visitor(backend);
    const first = await parent.ask('wechatBackup', backup('demo-anna'));
    expect(first.data).toEqual({
      token: '',
      userinfos: [{ openid: expect.stringMatching(/^demo_/), openidTicket: expect.any(String) }],
    });

    const { phone, userId } = await buildParent(backend, aParent());
    await parent.passwordLogin(phone);
    const wechat = await identify(parent, 'demo-anna');
    const { openid } = wechat;
    expect((await bind(parent, wechat)).code).toBe('0');
    expect((await parent.ask('getUserInfoByToken')).data.openId).toBe(openid);

    const later = new Visitor(backend);
    const again = await later.ask('wechatBackup', backup('demo-anna'));
    expect(again.data.userinfos).toMatchObject([{ openid, id: userId }]);
    const opened = await later.ask('exchangeTemporaryToken', { token: again.data.token });
    expect(opened.data.userId).toBe(userId);
  });

  describe('of the demonstration', () => {
    const on = (deviceId: string) => {
      const visitor = new Visitor(backend);
      visitor.deviceId = deviceId;
      return visitor;
    };
    const webCode = async (visitor: Visitor) => {
      const { data } = await visitor.ask('weChatAuthorization', { backupUrl: 'http://localhost:8080/index' });
      return new URL(String(data.url)).searchParams.get('code') ?? '';
    };

    it('is the same one whenever the same browser comes, and another in another browser', async () => {
      const [code, again] = [await webCode(on('browser-1')), await webCode(on('browser-1'))];
      expect(again).toBe(code);
      expect(code).not.toContain('browser-1');
      expect(await webCode(on('browser-2'))).not.toBe(code);
    });

    it('is logged in silently on the phone that was bound, although every code is new', async () => {
      const mini = { 'app-project': 'mini-program' };
      const wechat = await identify(on('phone-1'), '0a1b', mini);
      const parent = on('phone-1');
      const { phone, userId } = await buildParent(backend, aParent());
      await parent.passwordLogin(phone);
      await bind(parent, wechat);

      const later = await on('phone-1').ask('wechatBackup', backup('0c2d'), mini);
      expect(later.data.userinfos).toMatchObject([{ openid: wechat.openid, id: userId }]);
      const elsewhere = await on('phone-2').ask('wechatBackup', backup('0c2d'), mini);
      expect(elsewhere.data.token).toBe('');
    });

    it("is the one of the tester's code, on any device", async () => {
      const openids = [await openidOf(on('phone-1'), 'demo-x'), await openidOf(on('phone-2'), 'demo-x')];
      expect(openids[1]).toBe(openids[0]);
    });
  });

  it('is asked before another WeChat account is replaced', async () => {
    const { visitor: parent } = await buildParent(backend, aParent());
    const [old, fresh] = [await identify(parent, 'demo-old'), await identify(parent, 'demo-new')];
    await bind(parent, old);
    expect(await bind(parent, fresh)).toMatchObject({ code: '1000021', message: '该手机号已绑定其他微信号' });
    expect((await bind(parent, fresh, true)).code).toBe('0');
    expect((await parent.ask('wechatBackup', backup('demo-old'))).data.token).toBe('');
    expect((await bind(parent, fresh)).code).toBe('0');
  });

  it('cannot bind an openid that did not come from WeChat', async () => {
    const { visitor: parent } = await buildParent(backend, aParent());
    expect(await bind(parent, { openid: 'demo_invented' })).toMatchObject({
      status: 400,
      body: { field: 'openid' },
    });
  });

  it('keeps the binding although another parent knows the openid and says to rebind', async () => {
    const { visitor: owner, userId } = await buildParent(backend, aParent());
    const wechat = await identify(owner, 'demo-owner');
    await bind(owner, wechat);

    const { visitor: thief } = await buildParent(backend, aParent());
    const own = await identify(thief, 'demo-thief');
    const stolen = { openid: wechat.openid };
    const withOwnTicket = { ...own, openid: wechat.openid };
    for (const claimed of [stolen, withOwnTicket]) {
      expect(await bind(thief, claimed, true)).toMatchObject({ status: 400, body: { field: 'openid' } });
    }
    expect(await identify(owner, 'demo-owner')).toMatchObject({ openid: wechat.openid, id: userId });
  });

  it('is believed for a day after WeChat named them', async () => {
    const { visitor: parent } = await buildParent(backend, aParent());
    const wechat = await identify(parent, 'demo-late');
    backend.clock.pass(DAY + MINUTE);
    expect((await bind(parent, wechat)).status).toBe(400);
    expect((await bind(parent, await identify(parent, 'demo-late'))).code).toBe('0');
  });

  it('gets an error when WeChat refuses the code', async () => {
    const answer = await new Visitor(backend).ask('wechatBackup', backup('invalid-code'));
    expect(answer).toMatchObject({ status: 200, code: '1000011', message: '微信授权失败，请重试' });
  });
});

describe("WeChat's own API", () => {
  const answers: Record<string, unknown> = {
    '/sns/oauth2/access_token': { openid: 'o-official' },
    '/sns/jscode2session': { openid: 'o-mini', session_key: 'secret' },
    '/cgi-bin/token': { access_token: 'AT', expires_in: 7200 },
    '/cgi-bin/ticket/getticket': { errcode: 0, ticket: 'TICKET', expires_in: 7200 },
  };
  let asked: URL[] = [];
  let real: Backend;
  beforeAll(async () => {
    real = await startBackend({
      env: REAL,
      fetchFrom: async (address) => {
        const url = new URL(address);
        asked.push(url);
        return Response.json(answers[url.pathname]);
      },
    });
  });
  afterAll(() => real.stop());
  beforeEach(() => {
    asked = [];
  });

  it('is where the visitor is sent to', async () => {
    const backupUrl = 'https://parent.example.com/index';
    const { data } = await new Visitor(real).ask('weChatAuthorization', { backupUrl });
    const url = new URL(String(data.url));
    expect(url.host).toBe('open.weixin.qq.com');
    expect(url.searchParams.get('redirect_uri')).toBe(backupUrl);
    expect(url.searchParams.get('appid')).toBe('wxofficial');
  });

  it('turns a code into an openid, by another app for the mini program', async () => {
    const visitor = new Visitor(real);
    expect(await openidOf(visitor, 'c1')).toBe('o-official');
    expect(asked[0]?.searchParams.get('secret')).toBe('official-secret');
    const mini = await visitor.ask('wechatBackup', backup('c2'), { 'app-project': 'mini-program' });
    expect(mini.data.userinfos).toMatchObject([{ openid: 'o-mini' }]);
    expect(asked[1]?.searchParams.get('js_code')).toBe('c2');
  });

  it('signs pages with one ticket, which is asked for again shortly before its end', async () => {
    const visitor = new Visitor(real);
    const request = { sUrl: 'https://parent.example.com/index?a=1#top' };
    const { data, code } = await visitor.ask('getSignPackage', request);
    expect(code).toBe('200');
    const { nonceStr, timestamp, signature, appId } = data;
    const text = `jsapi_ticket=TICKET&noncestr=${nonceStr}&timestamp=${timestamp}&url=https://parent.example.com/index?a=1`;
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect(appId).toBe('wxofficial');
    await visitor.ask('getSignPackage', request);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/cgi-bin/token', '/cgi-bin/ticket/getticket']);

    real.clock.pass(2 * HOUR - 4 * MINUTE);
    await visitor.ask('getSignPackage', request);
    expect(asked).toHaveLength(4);
  });

  it('is not blamed on the parent when it fails', async () => {
    answers['/sns/oauth2/access_token'] = { errcode: 40013, errmsg: 'invalid appid' };
    const answer = await new Visitor(real).ask('wechatBackup', backup('c3'));
    expect(answer).toMatchObject({ status: 503, code: '10000007', message: '服务暂时不可用，请稍后再试' });
    answers['/sns/oauth2/access_token'] = { errcode: 40029, errmsg: 'invalid code' };
    expect((await new Visitor(real).ask('wechatBackup', backup('c4'))).code).toBe('1000011');
  });
});
