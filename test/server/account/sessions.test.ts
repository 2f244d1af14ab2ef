import { and, eq, inArray, isNull } from 'drizzle-orm';
import { sessions, temporaryTokens } from '../../../server/domains/account/tables';
import { counters } from '../../../server/core/limits/tables';
import { slotClicks, slots } from '../../../server/domains/home/slots/tables';
import { addDays, DAY, HOUR, MINUTE } from '../../../server/core/time';
import { trackedEvents } from '../../../server/domains/tracking/tables';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { aParent } from '../../builders/parent';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const parentNamed = (kidName: string) => buildParent(backend, aParent().withChild({ kidName }));
const parentOf = async (): Promise<Visitor> => (await parentNamed('豆豆')).visitor;

describe('A session', () => {
  it('is found by each header that the services send, and by a token in the request', async () => {
    const token = String((await parentOf()).token);
    const stranger = new Visitor(backend);
    const headersTried: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { authorization: `bearer ${token}` },
      { token },
      { klzz_ol_home_token: token },
    ];
    for (const headers of headersTried) {
      expect((await stranger.ask('getPersonInfo', {}, headers)).code).toBe('00000000');
    }
    expect((await stranger.ask('getPersonInfo', { token })).code).toBe('00000000');
    expect((await stranger.ask('appLogin', { deviceType: 1, token })).code).toBe('00000000');
  });

  it('comes from the header when the request names another', async () => {
    const [mother, stranger] = [(await parentNamed('朵朵')).visitor, await parentOf()];
    const answer = await mother.ask('getPersonInfo', { token: stranger.token ?? '' });
    expect(answer.data.kidName).toBe('朵朵');
  });

  it('has an app token that works like its token', async () => {
    const { visitor: parent, userId, unificationId } = await parentNamed('豆豆');
    const { data } = await parent.ask('getUserInfoByToken');
    expect(data).toMatchObject({ token: parent.token, id: userId, unificationId });
    const native = new Visitor(backend);
    native.token = String(data.appToken);
    expect((await native.ask('getPersonInfo')).data.kidName).toBe('豆豆');
  });

  it('lasts 30 days after its last use', async () => {
    const parent = await parentOf();
    for (let week = 0; week < 6; week += 1) {
      backend.clock.pass(29 * DAY);
      expect((await parent.ask('getPersonInfo')).code).toBe('00000000');
    }
    backend.clock.pass(30 * DAY);
    expect(await parent.ask('getPersonInfo')).toMatchObject({
      status: 401,
      code: '1000010',
      message: '登录状态已过期，请重新登录',
    });
    expect((await parent.ask('checkToken', { token: parent.token ?? '' })).data).toEqual({ isValid: false });
  });

  it('distinguishes an unknown one from one that was ended', async () => {
    const parent = await parentOf();
    expect((await parent.ask('checkToken', { token: parent.token ?? '' })).data).toEqual({ isValid: true });
    expect((await parent.ask('logout')).code).toBe('00000000');
    expect(await parent.ask('getPersonInfo')).toMatchObject({ status: 401, code: '10000004' });

    parent.token = 'nobody-ever-had-this-token';
    expect(await parent.ask('getPersonInfo')).toMatchObject({ status: 401, code: '1000014' });
    parent.token = null;
    expect(await parent.ask('getPersonInfo')).toMatchObject({ status: 401, code: '1000010' });
  });

  it('ends with one logout, also without a login', async () => {
    const [here, there] = [await parentOf(), await parentOf()];
    await here.ask('logout');
    expect((await there.ask('getPersonInfo')).code).toBe('00000000');
    expect((await here.ask('logout')).code).toBe('00000000');
    expect((await new Visitor(backend).ask('logout')).code).toBe('00000000');
  });

  it('ends by its own token in any request, and with it the sessions exchanged from it', async () => {
    const { visitor: parent } = await parentNamed('豆豆');
    const other = await parentOf();
    const anybody = new Visitor(backend);
    const link = await parent.ask('oneTimeLinkToken', { appTypeCode: 'MASTER_WECHAT' });
    const page = new Visitor(backend);
    page.token = String((await page.ask('exchangeToken', { token: String(link.data.token) })).data.token);
    expect((await anybody.ask('logoutWithToken', { token: parent.token ?? '' })).code).toBe('00000000');
    for (const ended of [parent, page]) expect((await ended.ask('getPersonInfo')).code).toBe('10000004');
    expect((await other.ask('getPersonInfo')).code).toBe('00000000');
  });

  it('does not reveal whether a token was valid', async () => {
    const parent = await parentOf();
    const token = parent.token ?? '';
    const anybody = new Visitor(backend);
    const answers = [];
    for (const asked of [token, token, 'nobody-ever-had-this-token']) {
      answers.push((await anybody.ask('logoutWithToken', { token: asked })).body);
    }
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await anybody.ask('logoutWithToken', {})).toMatchObject({ status: 400 });
  });

  it('is renewed by newToken, and the old token ends', async () => {
    const parent = await parentOf();
    const renewed = await parent.ask('newToken');
    expect((await parent.ask('getPersonInfo')).code).toBe('10000004');
    parent.token = String(renewed.data.token);
    expect((await parent.ask('getPersonInfo')).code).toBe('00000000');
  });

  it('is renewed once when newToken is asked ten times at the same moment', async () => {
    const { visitor: parent, userId } = await parentNamed('豆豆');
    const answers = await Promise.all(Array.from({ length: 10 }, () => parent.ask('newToken')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { db } = backend.services;
    const living = and(eq(sessions.userId, userId), isNull(sessions.revokedAt));
    expect(await db.select().from(sessions).where(living)).toHaveLength(1);
  });

  it('counts as none for a call that needs none', async () => {
    const parent = await parentOf();
    await parent.ask('logout');
    expect(await parent.ask('getIsGray')).toMatchObject({ status: 200, data: false });
  });
});

describe('Tokens for other services', () => {
  it('are the same each time and end with their session', async () => {
    const parent = await parentOf();
    const names = ['getAuthTokenExt', 'getAuthCenterToken', 'getServiceToken'] as const;
    const askAll = () =>
      Promise.all(names.map((name) => parent.ask(name, { serviceName: 'learning-partner' })));
    const tokens = (await askAll()).map(({ data }) => String(data.token));
    expect((await askAll()).map(({ data }) => data.token)).toEqual(tokens);
    expect(new Set([...tokens, parent.token]).size).toBe(4);

    const partner = new Visitor(backend);
    partner.token = tokens[1] ?? '';
    expect((await partner.ask('getPersonInfo')).code).toBe('00000000');
    await parent.ask('logout');
    expect((await partner.ask('getPersonInfo')).code).toBe('10000004');
  });

  it('open the learning partner’s service alone, which no other token opens', async () => {
    const parent = await parentOf();
    const user_id = Number((await parent.ask('getUserInfoByToken', { token: parent.token ?? '' })).data.id);
    const { data } = await parent.ask('getServiceToken', { serviceName: 'learning-partner' });
    const partner = new Visitor(backend);
    partner.token = String(data.token);
    expect((await partner.ask('getUpdateStatus', { user_id })).code).toBe('0');
    expect((await parent.ask('getUpdateStatus', { user_id })).status).toBe(403);
    expect(await partner.ask('getPersonInfo')).toMatchObject({ status: 401, code: '1000014' });
    expect((await partner.ask('getIsGray')).status).toBe(200);
  });

  it('are not given for a dead session', async () => {
    const visitor = new Visitor(backend);
    const request = { channel: 'WANDOU', terminal: 'MINI_PROGRAM', token: 'nobody-ever-had-this-token' };
    expect(await visitor.ask('bizTokenLogin', request)).toMatchObject({ status: 401, code: '1000014' });
  });
});

describe('A link to another page', () => {
  const ask = { appTypeCode: 'MASTER_WECHAT' as const };

  it('carries a token that opens one session there', async () => {
    const parent = await parentOf();
    const link = await parent.ask('oneTimeLinkToken', ask);
    const page = new Visitor(backend);
    const opened = await page.ask('exchangeToken', { token: String(link.data.token) });
    page.token = String(opened.data.token);
    expect((await page.ask('getPersonInfo')).data.kidName).toBe('豆豆');
    expect((await page.ask('exchangeToken', { token: String(link.data.token) })).code).toBe('1000014');
  });

  it('carries a token for two minutes, which is valid for nothing else', async () => {
    const parent = await parentOf();
    const { data } = await parent.ask('oneTimeLinkToken', ask);
    const page = new Visitor(backend);
    page.token = String(data.token);
    expect((await page.ask('getPersonInfo')).code).toBe('1000014');
    expect((await page.ask('exchangeTemporaryToken', { token: data.token })).code).toBe('1000020');
    backend.clock.pass(2 * MINUTE);
    page.token = null;
    expect((await page.ask('exchangeToken', { token: String(data.token) })).code).toBe('1000014');
  });

  it('gets no token without a session, and no forced login either', async () => {
    const answer = await new Visitor(backend).ask('oneTimeLinkToken', ask);
    expect(answer).toMatchObject({ status: 200, code: '1000014', data: null });
  });

  it('ends there with the logout of the login that it came from, renewed or not', async () => {
    const parent = await parentOf();
    const open = async (): Promise<Visitor> => {
      const link = await parent.ask('oneTimeLinkToken', ask);
      const page = new Visitor(backend);
      page.token = String((await page.ask('exchangeToken', { token: String(link.data.token) })).data.token);
      return page;
    };
    const page = await open();
    parent.token = String((await parent.ask('newToken')).data.token);
    page.token = String((await page.ask('newToken')).data.token);
    expect((await page.ask('getPersonInfo')).code).toBe('00000000');
    const unopened = await parent.ask('oneTimeLinkToken', ask);
    await parent.ask('logout');
    expect((await page.ask('getPersonInfo')).code).toBe('10000004');
    expect((await page.ask('exchangeToken', { token: String(unopened.data.token) })).status).toBe(401);
  });

  it('takes no session’s own token, which has no business in an address', async () => {
    const parent = await parentOf();
    const page = new Visitor(backend);
    const token = parent.token ?? '';
    for (const asked of [{ bizChannel: 'PLATFORM', bizToken: token }, { token }]) {
      expect(await page.ask('exchangeToken', asked)).toMatchObject({ status: 401, code: '1000014' });
    }
  });

  it('may carry the platform token instead, once', async () => {
    const parent = await parentOf();
    const biz = await parent.ask('bizTokenLogin', {
      channel: 'WANDOU',
      terminal: 'MINI_PROGRAM',
      token: parent.token ?? '',
    });
    const page = new Visitor(backend);
    const bizToken = String(biz.data.accessToken);
    const opened = await page.ask('exchangeToken', { bizChannel: 'PLATFORM', bizToken });
    page.token = String(opened.data.token);
    expect((await page.ask('getPersonInfo')).data.kidName).toBe('豆豆');
    expect((await new Visitor(backend).ask('exchangeToken', { bizChannel: 'PLATFORM', bizToken })).code).toBe(
      '1000014',
    );
    await page.ask('logout');
    expect((await parent.ask('getPersonInfo')).code).toBe('00000000');
  });
});

describe('Housekeeping', () => {
  it('deletes what has expired long ago and keeps what is active', async () => {
    const parent = await parentOf();
    const { db, clock } = backend.services;
    backend.clock.pass(25 * HOUR);
    await parent.ask('getPersonInfo');
    await tidyUp(backend.services);
    expect(await db.select().from(temporaryTokens)).toEqual([]);
    expect((await db.select().from(counters)).every(({ expiresAt }) => expiresAt > clock.now())).toBe(true);
    expect((await parent.ask('getPersonInfo')).code).toBe('00000000');
  });

  it('keeps a session for 30 days after its end, as the privacy policy says', async () => {
    const { db, clock } = backend.services;
    const endedBefore = async (days: number): Promise<number> => {
      const { userId } = await parentNamed('豆豆');
      const expiresAt = addDays(clock.now(), -days);
      await db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId));
      return userId;
    };
    const [young, old] = [await endedBefore(29), await endedBefore(31)];
    await tidyUp(backend.services);
    const kept = await db
      .select()
      .from(sessions)
      .where(inArray(sessions.userId, [young, old]));
    expect(kept.map(({ userId }) => userId)).toEqual([young]);
  });

  it('keeps behaviour for 90 days, however much there is of it', async () => {
    const { db, clock } = backend.services;
    const [slot] = await db.insert(slots).values({ title: 'a', type: 'img' }).returning({ id: slots.id });
    const eventAt = (receivedAt: Date) => ({ channel: 'event' as const, name: 'x', payload: {}, receivedAt });
    const clickAt = (clickedAt: Date) => ({ slotId: slot?.id ?? 0, clickedAt });
    const old = addDays(clock.now(), -91);
    const young = addDays(clock.now(), -89);
    await db.delete(trackedEvents);
    await db.insert(trackedEvents).values(Array.from({ length: 4_500 }, () => eventAt(old)));
    await db.insert(trackedEvents).values(eventAt(young));
    await db.insert(slotClicks).values([clickAt(old), clickAt(young)]);
    await tidyUp(backend.services);
    expect((await db.select().from(trackedEvents)).map(({ receivedAt }) => receivedAt)).toEqual([young]);
    expect((await db.select().from(slotClicks)).map(({ clickedAt }) => clickedAt)).toEqual([young]);
  });
});
