import { isSuccess, readEnvelope, writeEnvelope } from '@/contract/helpers';
import { services, type ServiceName } from '@/contract/services';

const serviceNames = Object.keys(services) as ServiceName[];

describe('success codes', () => {
  test.each([
    ['member', '0', true],
    ['member', 0, true],
    ['member', '00000000', false],
    ['member', 200, false],
    ['captcha', '0000', true],
    ['captcha', '0', false],
    ['product', '00000000', true],
    ['product', 0, true],
    ['product', 200, true],
    ['product', '1000010', false],
    ['growth', '00000000', true],
    ['growth', 200, true],
    ['crm', 0, true],
    ['crm', '200', true],
    ['assets', 0, true],
    ['assets', '0', true],
    ['unificationAssets', '00000000', true],
    ['stepUp', 200, true],
    ['stepUp', '200', true],
    ['stepUp', 201, false],
    ['stepUp', 0, false],
    ['studentTag', 200, true],
    ['learningPartner', 0, true],
    ['learningPartner', 200, false],
    ['report', 200, true],
    ['report', '0', false],
    ['poster', 0, true],
    ['wechatShare', '200', true],
    ['tracking', '0', true],
    ['tracking', 0, true],
    ['staticJson', '', true],
  ] as const)('%s answering %p: %p', (service, code, expected) => {
    expect(isSuccess(service, code)).toBe(expected);
  });

  it('are the same whether they arrive as text or as numbers', () => {
    for (const name of serviceNames) {
      for (const code of services[name].successCodes) {
        expect(isSuccess(name, code)).toBe(true);
        if (String(Number(code)) === code) expect(isSuccess(name, Number(code))).toBe(true);
      }
    }
  });
});

describe('reading an answer', () => {
  it('takes code, message, data and count out of a standard one', () => {
    expect(readEnvelope('product', { code: '00000000', message: 'ok', data: [1], count: 9 })).toEqual({
      ok: true,
      value: { code: '00000000', message: 'ok', data: [1], count: 9 },
    });
  });

  it('takes msg and the server time out of a step-up one', () => {
    expect(readEnvelope('stepUp', { code: 201, msg: 'no', data: { a: 1 }, time: 1624000000000 })).toEqual({
      ok: true,
      value: { code: '201', message: 'no', data: { a: 1 }, time: 1624000000000 },
    });
  });

  it('takes repCode, repMsg and repData out of a captcha one', () => {
    expect(readEnvelope('captcha', { repCode: '6111', repMsg: 'wrong', repData: null })).toEqual({
      ok: true,
      value: { code: '6111', message: 'wrong', data: null },
    });
  });

  it('takes the sign package out of a share one', () => {
    expect(readEnvelope('wechatShare', { code: '200', signPackage: { appId: 'wx' } })).toEqual({
      ok: true,
      value: { code: '200', message: '', data: { appId: 'wx' } },
    });
  });

  it('takes list and info out of a learning-partner one', () => {
    expect(readEnvelope('learningPartner', { code: 0, info: 'fine', list: { status: '1' } })).toEqual({
      ok: true,
      value: { code: '0', message: 'fine', data: { status: '1' } },
    });
  });

  it('takes the whole body of a flat one as its data', () => {
    const body = { code: 200, msg: '', tagCheck: true };
    expect(readEnvelope('studentTag', body)).toEqual({
      ok: true,
      value: { code: '200', message: '', data: body },
    });
  });

  it('takes a bare body as it is', () => {
    const body = { startTime: '2021/05/31', endTime: '2021/06/20' };
    expect(readEnvelope('staticJson', body)).toEqual({
      ok: true,
      value: { code: '', message: '', data: body },
    });
  });

  it('gives null for data that is missing', () => {
    expect(readEnvelope('member', { code: '0' })).toEqual({
      ok: true,
      value: { code: '0', message: '', data: null },
    });
  });

  test.each([[undefined], [null], ['<html>'], [[]], [{}], [{ code: null }], [{ code: true }], [{ data: 1 }]])(
    'fails to decode %p where a code is due',
    (body) => {
      for (const name of serviceNames.filter((candidate) => services[candidate].envelope !== 'bare')) {
        expect(readEnvelope(name, body)).toMatchObject({ ok: false, error: { kind: 'decode' } });
      }
    },
  );

  it('undoes what writing did, for every service', () => {
    for (const name of serviceNames) {
      const { envelope, successCodes } = services[name];
      const answer = { code: successCodes[0] ?? '', message: 'fine', data: { answer: 42 } };
      const read = readEnvelope(name, JSON.parse(JSON.stringify(writeEnvelope(name, answer))));
      expect(read).toMatchObject({ ok: true, value: { data: answer.data } });
      if (!read.ok) continue;
      expect(isSuccess(name, read.value.code)).toBe(true);
      if (envelope !== 'bare') expect(read.value.message).toBe('fine');
    }
  });
});
