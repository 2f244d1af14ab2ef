/** WeChat's API: web authorization, the mini program's login, phone button and subscribe messages, JS-SDK tickets. */
import { eq } from 'drizzle-orm';
import type { Db } from '../db/types';
import type { Random } from '../random';
import { addMillis, MINUTE, SECOND, type Clock } from '../time';
import { ProviderError } from './error';
import { callJson, postJson, type Fetch } from './outgoing';
import type { WechatApp, WechatSettings } from '../provider-settings';
import { wechatTokens } from './tables';
import type { SubscribeMessage, SubscribeOutcome, WechatPhone, WechatProvider } from './wechat';
import { signPage } from './wechat-signature';

interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly fetchFrom: Fetch;
}

const API = 'https://api.weixin.qq.com';
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** Renewed this long before expiry, so that no page gets a value that is about to expire. */
const MARGIN_MS = 5 * MINUTE;
/** invalid code, used code, code of another app, blocked code. */
const REFUSED_CODES: readonly number[] = [40029, 40163, 41008, 40226];
/** The access token was replaced, for example by another system of the operator that asked for one. */
const STALE_TOKEN: readonly number[] = [40001, 40014, 42001];

/** The user refuses this template's messages, or has used up what was accepted. */
const NO_CONSENT = 43101;
/** System busy, daily limit, calls per minute. */
const TRY_LATER: readonly number[] = [-1, 45009, 45011, ...STALE_TOKEN];

type Answer = Readonly<Record<string, unknown>>;

const isOneOf = ({ errcode }: Answer, codes: readonly number[]): boolean =>
  typeof errcode === 'number' && codes.includes(errcode);

async function ask(
  services: Services,
  path: string,
  query: Readonly<Record<string, string>>,
  init?: RequestInit,
): Promise<Answer> {
  const url = `${API}${path}?${new URLSearchParams(query).toString()}`;
  const answer = await callJson('wechat', services.fetchFrom, url, init);
  return typeof answer === 'object' && answer !== null ? (answer as Answer) : {};
}

function expectText(answer: Answer, field: string): string {
  const value = answer[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new ProviderError('wechat', `errcode ${String(answer.errcode)}`);
}

/** Caches a value for all instances until shortly before it expires. */
async function cached(
  services: Services,
  name: string,
  fetchValue: () => Promise<[string, number]>,
): Promise<string> {
  const { db, clock } = services;
  const [found] = await db.select().from(wechatTokens).where(eq(wechatTokens.name, name));
  if (found !== undefined && found.expiresAt > addMillis(clock.now(), MARGIN_MS)) return found.value;
  const [value, lifeSeconds] = await fetchValue();
  const row = { value, expiresAt: addMillis(clock.now(), lifeSeconds * SECOND) };
  await db
    .insert(wechatTokens)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: wechatTokens.name, set: row });
  return value;
}

const secondsIn = (answer: Answer) => (typeof answer.expires_in === 'number' ? answer.expires_in : 7200);

const tokenName = ({ appId }: WechatApp): string => `access_token:${appId}`;

function accessToken(services: Services, app: WechatApp): Promise<string> {
  return cached(services, tokenName(app), async () => {
    const answer = await ask(services, '/cgi-bin/token', {
      grant_type: 'client_credential',
      appid: app.appId,
      secret: app.secret,
    });
    return [expectText(answer, 'access_token'), secondsIn(answer)];
  });
}

/** Asks with an access token, once more with a new one where WeChat no longer takes the cached one. */
async function askWithToken(
  services: Services,
  app: WechatApp,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const once = async () =>
    ask(services, path, { access_token: await accessToken(services, app) }, postJson(body, null));
  const answer = await once();
  if (!isOneOf(answer, STALE_TOKEN)) return answer;
  await services.db.delete(wechatTokens).where(eq(wechatTokens.name, tokenName(app)));
  return once();
}

/** `countryCode` is documented as text and shown as a number. */
function phoneIn({ phone_info: info, errcode }: Answer): WechatPhone {
  const { purePhoneNumber, countryCode } = (info ?? {}) as Answer;
  if (typeof purePhoneNumber === 'string' && purePhoneNumber !== '') {
    return { areaCode: String(countryCode), number: purePhoneNumber };
  }
  throw new ProviderError('wechat', `errcode ${String(errcode)}`);
}

/** What is allowed for a keyword, by its kind; WeChat refuses a longer value. */
const LONGEST: Readonly<Record<string, number>> = { thing: 20, phrase: 5, name: 10, character_string: 32 };

/** `thing1`: a value that fits it. */
function fitted(keyword: string, value: string): string {
  const longest = LONGEST[keyword.replace(/\d+$/, '')] ?? value.length;
  const characters = [...value];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : value;
}

async function sendSubscribe(
  services: Services,
  app: WechatApp,
  { openid, templateId, page, data }: SubscribeMessage,
): Promise<SubscribeOutcome> {
  const values = Object.entries(data).map(([keyword, value]) => [keyword, { value: fitted(keyword, value) }]);
  const body = { touser: openid, template_id: templateId, page, data: Object.fromEntries(values) as unknown };
  try {
    const answer = await askWithToken(services, app, '/cgi-bin/message/subscribe/send', body);
    const { errcode } = answer;
    if (errcode === 0) return { kind: 'sent' };
    if (errcode === NO_CONSENT) return { kind: 'refused' };
    return { kind: isOneOf(answer, TRY_LATER) ? 'later' : 'failed', code: `errcode ${String(errcode)}` };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Without an answer WeChat may have sent it: better once too few than twice.
    return { kind: error.code === 'timeout' ? 'failed' : 'later', code: error.code };
  }
}

function pageTicket(services: Services, app: WechatApp): Promise<string> {
  return cached(services, `jsapi_ticket:${app.appId}`, async () => {
    const query = { access_token: await accessToken(services, app), type: 'jsapi' };
    const answer = await ask(services, '/cgi-bin/ticket/getticket', query);
    return [expectText(answer, 'ticket'), secondsIn(answer)];
  });
}

export function realWechat(settings: WechatSettings, services: Services): WechatProvider {
  const { official, mini } = settings;
  return {
    authorizeUrl(backUrl) {
      const query = new URLSearchParams({
        appid: official.appId,
        redirect_uri: backUrl,
        response_type: 'code',
        scope: 'snsapi_base',
        state: services.random.bytes(8).toString('hex'),
      });
      return `${AUTHORIZE}?${query.toString()}#wechat_redirect`;
    },
    async openIdOf(code, channel) {
      const isMini = channel === 'mini';
      const { appId, secret } = isMini ? mini : official;
      const answer = await ask(services, isMini ? '/sns/jscode2session' : '/sns/oauth2/access_token', {
        appid: appId,
        secret,
        [isMini ? 'js_code' : 'code']: code,
        grant_type: 'authorization_code',
      });
      if (isOneOf(answer, REFUSED_CODES)) return null;
      return expectText(answer, 'openid');
    },
    async phoneOf(code) {
      const answer = await askWithToken(services, mini, '/wxa/business/getuserphonenumber', { code });
      return isOneOf(answer, REFUSED_CODES) ? null : phoneIn(answer);
    },
    sendSubscribeMessage: (message) => sendSubscribe(services, mini, message),
    async shareSignature(pageUrl) {
      const ticket = await pageTicket(services, official);
      return signPage(services, { appId: official.appId, ticket, pageUrl });
    },
  };
}
