import { Subject } from '../../../src/contract/courses/values';
import type { Turn } from '../../../src/contract/evaluation/schema';
import { allCalls, allSchemas } from '../../../src/contract/registry';
import type { CallEntry } from '../../../src/contract/define';
import { servedCalls } from '../../../server/core/http/dispatch';
import { DAY } from '../../../server/core/time';
import { newPhone } from '../../builders/account';
import { evaluationsOffered, RIGHT } from '../../builders/evaluation-forms';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { plainest } from '../../../scripts/gateway/plainest';
import { phoneFields, Visitor } from '../support/visitor';

const THINKING = { form: 'thinking', subject: Subject.wandou, age: 8 } as const;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await evaluationsOffered(backend.services);
});
afterAll(() => backend.stop());

/** A phone without an account in the app. */
async function logIn(phone = newPhone()) {
  const visitor = new Visitor(backend);
  await visitor.sendCode(phone);
  const { code, data } = await visitor.ask('loginEvaluation', {
    ...phoneFields(phone),
    ...visitor.codeFields(),
  });
  return { visitor, phone, code, token: String(data?.token), headers: { token: String(data?.token) } };
}

describe("The evaluation's own login", () => {
  it('opens the evaluation with a login code, also for an unknown phone', async () => {
    const { visitor, headers } = await logIn();
    const { data } = await visitor.ask('startEvaluation', { ...THINKING, childName: '小豆' }, headers);
    expect(data).toMatchObject({ position: 1, sitting: { childName: '小豆' } });
    expect((await visitor.ask('getEvaluations', {}, headers)).data.sittings).toHaveLength(1);
  });

  it('makes the same person of an unknown phone as a login by code does', async () => {
    const { phone, visitor, headers } = await logIn();
    await visitor.ask('startEvaluation', THINKING, headers);
    backend.clock.pass(DAY);
    const parent = new Visitor(backend);
    expect(await parent.smsLogin(phone)).toMatchObject({ code: '0', data: { isFirstLogin: false } });
    expect((await parent.ask('getEvaluations')).data.sittings).toHaveLength(1);
    const info = await parent.ask('getStudentInfo');
    expect(info.data).toMatchObject({ studentStatus: 'UNOFFICIAL_STUDENT' });
  });

  it('takes a code once, and a wrong one never', async () => {
    const { visitor, phone } = await logIn();
    const again = { ...phoneFields(phone), ...visitor.codeFields() };
    expect(await visitor.ask('loginEvaluation', again)).toMatchObject({ code: '1000013', data: null });
  });

  it('gives a token that opens no other call', async () => {
    const { token } = await logIn();
    const thief = new Visitor(backend);
    thief.token = token;
    const closed = servedCalls().filter((name) => (allCalls[name] as CallEntry).access === 'session');
    expect(closed.length).toBeGreaterThan(50);
    for (const name of closed) {
      const { method, path, sendAs }: CallEntry = allCalls[name];
      if (sendAs === 'form') continue;
      const asked = plainest(allSchemas[name].request) as Record<string, string>;
      const { text } = await thief.raw({
        ...{ method, url: path, headers: { authorization: `Bearer ${token}`, token } },
        ...(method === 'POST' && sendAs !== 'query' ? { payload: asked } : { query: asked }),
      });
      expect(`${name} ${text}`).toMatch(/1000014|10000001/);
    }
    expect((await thief.ask('checkToken', { token })).data).toEqual({ isValid: false });
    expect(await thief.ask('exchangeTemporaryToken', { token })).toMatchObject({ code: '1000020' });
  });

  it('is over after seven days', async () => {
    const { visitor, headers } = await logIn();
    backend.clock.pass(7 * DAY);
    const answer = await visitor.ask('getEvaluations', {}, headers);
    expect(answer).toMatchObject({ status: 401, code: '30004001' });
  });

  it('asks for itself with a code that ends no session of the app', async () => {
    const stranger = new Visitor(backend);
    for (const token of [null, 'wrong']) {
      stranger.token = token;
      expect((await stranger.ask('getEvaluations')).code).toBe('30004001');
    }
  });

  it('is not needed with a session', async () => {
    const { visitor } = await buildParent(backend, aParent());
    expect((await visitor.ask('startEvaluation', THINKING)).data).toMatchObject({ position: 1 });
  });
});

describe("Another child's sitting", () => {
  it('is as unknown as one that does not exist, even with its id', async () => {
    const { visitor, headers } = await logIn();
    const { data } = await visitor.ask('startEvaluation', THINKING, headers);
    const { question, sitting } = data as unknown as Turn;
    const other = await logIn();
    const calls = [
      'getEvaluationTurn',
      'finishEvaluation',
      'getEvaluationResult',
      'getEvaluationAnalysis',
      'getEvaluationAppraisal',
    ] as const;
    for (const sittingId of [sitting.id, 'A'.repeat(22)]) {
      for (const call of calls) {
        const answer = await other.visitor.ask(call, { sittingId }, other.headers);
        expect(answer).toMatchObject({ code: '10000002', message: '找不到这次测评', data: null });
      }
      const given = { sittingId, questionId: question?.id ?? 0, position: 1, answer: RIGHT };
      const answer = await other.visitor.ask('answerEvaluation', given, other.headers);
      expect(answer).toMatchObject({ code: '10000002' });
    }
    const still = await visitor.ask('getEvaluationTurn', { sittingId: sitting.id }, headers);
    expect(still.data).toMatchObject({ position: 1, sitting: { state: 'begun' } });
  });

  it('has an id that cannot be guessed', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => {
        const { visitor, headers } = await logIn();
        const { data } = await visitor.ask('startEvaluation', THINKING, headers);
        return (data as unknown as Turn).sitting.id;
      }),
    );
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(3);
  });
});
