import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SubscribeAnswer, SubscribeTopic } from '../../../src/contract/messages/values';
import { runJobs } from '../../../server/core/jobs';
import { addMillis, DAY, MINUTE } from '../../../server/core/time';
import { messages } from '../../../server/domains/messages';
import { notify } from '../../../server/domains/messages/outbox/notify';
import { outbox } from '../../../server/domains/messages/outbox/tables';
import { messageSubscriptions } from '../../../server/domains/messages/subscribe/tables';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';

const ENV = {
  WECHAT_OFFICIAL_APP_ID: 'wxofficial',
  WECHAT_OFFICIAL_SECRET: 'official-secret',
  WECHAT_MINI_APP_ID: 'wxmini',
  WECHAT_MINI_SECRET: 'mini-secret',
  WECHAT_TEMPLATE_CLASS_SOON: 'tmpl-class thing1=title time2=time thing3=note',
  WECHAT_TEMPLATE_HOMEWORK_GIVEN: 'tmpl-homework thing1=title',
  WECHAT_PUSH_TOKEN: 'pushToken1',
};

/** WeChat: its answers to a message, in turn; afterwards all is well. */
let answers: (Record<string, unknown> | 'timeout' | 'gateway')[] = [];
let posted: Record<string, unknown>[] = [];

async function weChat(url: string, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/cgi-bin/token') return Response.json({ access_token: 'access-1', expires_in: 7200 });
  if (pathname === '/sns/jscode2session')
    return Response.json({ openid: `o-${searchParams.get('js_code')}` });
  posted.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
  const answer = answers.shift() ?? { errcode: 0, errmsg: 'ok' };
  if (answer === 'gateway') return new Response('', { status: 502 });
  if (answer === 'timeout') throw new DOMException('The operation timed out', 'TimeoutError');
  return Response.json(answer);
}

let backend: Backend;
let parent: Parent;
let parents = 0;
beforeAll(async () => {
  backend = await startBackend({ env: ENV, fetchFrom: weChat });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  answers = [];
  posted = [];
  parents += 1;
  parent = await buildParent(backend, aParent());
});

const openid = () => `o-code-${parents}`;
const answer = (topic: SubscribeTopic, given: SubscribeAnswer, code = `code-${parents}`) =>
  parent.visitor.ask('answerSubscriptions', { code, answers: [{ topic, answer: given }] });
const accept = () => answer('classSoon', 'accept');

const happen = (event: string, of: Parent = parent, to: Backend = backend) =>
  notify(to.services, 'classSoon', [
    {
      ...{ userId: of.userId, event, title: '快要上课了', body: '《第12讲 图形推理》', linkText: '查看课程' },
      ...{ path: '/myClassList', brief: { title: '第12讲 图形推理', note: '老师：林老师' } },
      happensAt: addMillis(to.clock.now(), 30 * MINUTE),
    },
  ]);

const send = (of: Backend = backend, onError: (error: unknown) => void = () => undefined) =>
  runJobs(messages.jobs, { ...of.services, onError, isStopping: () => false });

const rows = () => backend.services.db.select().from(outbox).where(eq(outbox.userId, parent.userId));
const statesOf = async () => (await rows()).map(({ state }) => state);
async function allowed(): Promise<unknown> {
  const { data } = await parent.visitor.ask('listSubscriptions', {});
  return (data as unknown as { topic: string; allowed: number }[]).find(({ topic }) => topic === 'classSoon')
    ?.allowed;
}

describe('Subscribe messages', () => {
  it('are offered where the operator has a template', async () => {
    const { data } = await parent.visitor.ask('listSubscriptions', {});
    expect(data).toEqual([
      { topic: 'classSoon', templateId: 'tmpl-class', allowed: 0, answer: null },
      { topic: 'homeworkGiven', templateId: 'tmpl-homework', allowed: 0, answer: null },
    ]);
    await answer('reportReady', 'accept');
    const rows = backend.services.db.$count(
      messageSubscriptions,
      eq(messageSubscriptions.topic, 'reportReady'),
    );
    expect(await rows).toBe(0);
  });

  it('go to the openid of the answer, with the keywords of the template and the page that shows it', async () => {
    await accept();
    await happen('lesson:1');
    await send();
    expect(posted).toEqual([
      {
        ...{ touser: openid(), template_id: 'tmpl-class', page: 'pages/lessons/class-list/index' },
        data: {
          thing1: { value: '第12讲 图形推理' },
          time2: { value: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as unknown },
          thing3: { value: '老师：林老师' },
        },
      },
    ]);
    expect(await statesOf()).toEqual(['sent']);
  });

  it('are sent once for each acceptance: a second event needs a second one', async () => {
    await accept();
    expect(await allowed()).toBe(1);
    await happen('lesson:1');
    await happen('lesson:2');
    await send();
    expect(posted).toHaveLength(1);
    expect((await statesOf()).toSorted()).toEqual(['dropped', 'sent']);
    await happen('lesson:3');
    expect(await rows()).toHaveLength(2);
    await accept();
    await happen('lesson:4');
    await send();
    expect(posted).toHaveLength(2);
  });

  it('are not sent to a parent who refused, nor twice for one event', async () => {
    await answer('classSoon', 'reject');
    await happen('lesson:1');
    expect(await rows()).toEqual([]);
    await accept();
    await accept();
    await happen('lesson:2');
    await send();
    await happen('lesson:2');
    await send();
    expect(posted).toHaveLength(1);
    expect(await allowed()).toBe(1);
  });

  it('are tried again after a failing gateway, later each time, and given up at last', async () => {
    await accept();
    await happen('lesson:1');
    answers = ['gateway', { errcode: -1 }];
    await send();
    await send();
    expect(posted).toHaveLength(1);
    backend.clock.pass(MINUTE);
    await send();
    backend.clock.pass(MINUTE);
    await send();
    expect(posted).toHaveLength(2);
    backend.clock.pass(MINUTE);
    await send();
    expect(posted).toHaveLength(3);
    expect(await statesOf()).toEqual(['sent']);

    await accept();
    await happen('lesson:2');
    await backend.services.db
      .update(outbox)
      .set({ expiresAt: new Date(backend.clock.now().getTime() + DAY) });
    answers = Array.from({ length: 9 }, () => 'gateway' as const);
    const errors: unknown[] = [];
    for (let round = 0; round < 7; round += 1) {
      await send(backend, (error) => errors.push(error));
      backend.clock.pass(20 * MINUTE);
    }
    expect(posted).toHaveLength(3 + 5);
    expect((await statesOf()).toSorted()).toEqual(['dead', 'sent']);
    expect(errors).toHaveLength(1);
    expect(await allowed()).toBe(1);
  });

  it("are not tried again when WeChat's result is unknown, or when it is too late", async () => {
    await accept();
    await happen('lesson:1');
    answers = ['timeout'];
    await send();
    backend.clock.pass(5 * MINUTE);
    await send();
    expect(posted).toHaveLength(1);
    await happen('lesson:2');
    await backend.services.db.update(outbox).set({ expiresAt: backend.clock.now() });
    await send();
    expect(posted).toHaveLength(1);
    expect((await statesOf()).toSorted()).toEqual(['dead', 'dropped']);
  });

  it('end with 43101, which is final: nothing is allowed until the parent accepts again', async () => {
    await accept();
    await accept();
    await happen('lesson:1');
    answers = [{ errcode: 43101, errmsg: 'user refuse to accept the msg' }];
    await send();
    backend.clock.pass(5 * MINUTE);
    await send();
    expect(posted).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'dropped', failure: 'refused' }]);
    expect(await allowed()).toBe(0);
    await accept();
    expect(await allowed()).toBe(1);
  });

  it('are sent once when two instances run the job', async () => {
    const second = await startBackend({
      ...{ env: ENV, fetchFrom: weChat, clock: backend.clock, database: backend.database },
    });
    for (let times = 0; times < 8; times += 1) await accept();
    for (let lesson = 1; lesson <= 8; lesson += 1) await happen(`lesson:${lesson}`);
    await Promise.all([send(backend), send(second), send(backend), send(second)]);
    expect(posted).toHaveLength(8);
    expect(await allowed()).toBe(0);
    await second.stop();
  });

  it('belong to the parent who answered last with a WeChat account', async () => {
    await accept();
    const first = parent;
    parent = await buildParent(backend, aParent());
    await accept();
    const of = (userId: number) =>
      backend.services.db.$count(messageSubscriptions, eq(messageSubscriptions.userId, userId));
    expect([await of(first.userId), await of(parent.userId)]).toEqual([0, 1]);
    await answer('classSoon', 'accept', `another-${parents}`);
    expect(await allowed()).toBe(1);
  });
});

describe('What WeChat reports', () => {
  const address = (token = ENV.WECHAT_PUSH_TOKEN, ageMs = 0) => {
    const timestamp = String(Math.floor((backend.clock.now().getTime() - ageMs) / 1000));
    const signature = createHash('sha1').update([token, timestamp, 'nonce'].sort().join('')).digest('hex');
    return `/wechat/messages?signature=${signature}&timestamp=${timestamp}&nonce=nonce`;
  };
  const report = (Event: string, item: Record<string, unknown>, CreateTime: number) => ({
    ...{
      ToUserName: 'gh_1',
      FromUserName: openid(),
      CreateTime: String(CreateTime),
      MsgType: 'event',
      Event,
    },
    List: [{ TemplateId: 'tmpl-class', ...item }],
  });
  const push = (payload: Record<string, unknown>, url = address()) =>
    backend.app.inject({ method: 'POST', url, payload });
  const accepted = (at: number) =>
    report('subscribe_msg_popup_event', { SubscribeStatusString: 'accept', PopupScene: '0' }, at);

  it('is taken with a right and fresh signature only', async () => {
    await accept();
    const wrong = [address('another'), address(undefined, 11 * MINUTE), '/wechat/messages'];
    for (const url of wrong) {
      const { statusCode } = await push(
        report('subscribe_msg_change_event', { SubscribeStatusString: 'reject' }, 1),
        url,
      );
      expect([400, 401]).toContain(statusCode);
    }
    expect(await allowed()).toBe(1);
    const echo = await backend.app.inject({ url: `${address()}&echostr=4375120948345356249` });
    expect([echo.statusCode, echo.body]).toEqual([200, '4375120948345356249']);
    const refused = await backend.app.inject({ url: `${address('another')}&echostr=1` });
    expect(refused.statusCode).toBe(401);
  });

  it('counts an acceptance once, whether the app, WeChat or both say so, and however often', async () => {
    await accept();
    const first = await push(accepted(100));
    expect([first.statusCode, first.body]).toEqual([200, 'success']);
    await push(accepted(100));
    expect(await allowed()).toBe(1);
    await push(accepted(200));
    expect(await allowed()).toBe(2);
    await accept();
    expect(await allowed()).toBe(2);
  });

  it('takes a refusal in WeChat’s settings and a message that did not arrive', async () => {
    await accept();
    await push(report('subscribe_msg_change_event', { SubscribeStatusString: 'reject' }, 100));
    expect(await allowed()).toBe(0);
    await accept();
    await push(
      report('subscribe_msg_sent_event', { MsgID: '1', ErrorCode: '0', ErrorStatus: 'success' }, 200),
    );
    expect(await allowed()).toBe(1);
    await push(
      report('subscribe_msg_sent_event', { MsgID: '1', ErrorCode: '43101', ErrorStatus: 'refuse' }, 300),
    );
    expect(await allowed()).toBe(0);
  });

  it('confirms what else is pushed, and what concerns no known user', async () => {
    const others = [{ MsgType: 'text', FromUserName: 'o-1', CreateTime: 1, Content: '你好' }, accepted(1)];
    for (const payload of others) expect((await push(payload)).body).toBe('success');
  });

  it('comes nowhere without a token', async () => {
    const without = await startBackend({
      env: { ...ENV, WECHAT_PUSH_TOKEN: '' },
      database: backend.database,
    });
    const { statusCode } = await without.app.inject({ method: 'POST', url: address(), payload: accepted(1) });
    expect(statusCode).toBe(404);
    await without.stop();
  });
});

describe('Without WeChat', () => {
  it('a message is printed, with no phone number and no openid', async () => {
    const standIn = await startBackend({
      env: { WECHAT_TEMPLATE_CLASS_SOON: ENV.WECHAT_TEMPLATE_CLASS_SOON },
    });
    const own = await buildParent(standIn, aParent());
    await own.visitor.ask('answerSubscriptions', {
      code: 'demo-anna',
      answers: [{ topic: 'classSoon', answer: 'accept' }],
    });
    await happen('x', own, standIn);
    await send(standIn);
    const [line] = standIn.sent.slice(-1);
    expect(line?.line).toMatch(
      /^\[subscribe\] tmpl-class 第12讲 图形推理 · [\d: -]+ · 老师：林老师 -> pages\/lessons\/class-list\/index$/,
    );
    await standIn.stop();
  });
});
