import { shiftClock } from '@/simulator/console';
import { FailedCalls } from '@/simulator/console/failed-calls';
import { installFaults } from '@/simulator/console/faults';
import { readCalls } from '@/simulator/console/calls';
import { FakeTime } from '../../../support/fakes/fake-time';

describe('the date of a scenario', () => {
  it('is what the page reads, however it asks', () => {
    const fixed = Date.parse('2026-11-21T00:00:00Z');
    const real = new Proxy(Date, {
      get: (target, name) => (name === 'now' ? () => fixed : Reflect.get(target, name)),
    });
    const page = { Date: real };
    shiftClock(page, 86_400_000);
    expect(page.Date.now()).toBe(fixed + 86_400_000);
    expect(new page.Date().toISOString()).toBe('2026-11-22T00:00:00.000Z');
    expect(new page.Date(0).getTime()).toBe(0);
    expect(new page.Date(2026, 0, 1).getMonth()).toBe(0);
    expect(new page.Date()).toBeInstanceOf(page.Date);
    expect(new page.Date()).toBeInstanceOf(Date);
    expect(page.Date.parse('1970-01-01T00:00:00Z')).toBe(0);
  });

  it('keeps the clock when it names none', () => {
    const page = { Date };
    shiftClock(page, 0);
    expect(page.Date).toBe(Date);
  });
});

function pageWith(text: string, headers: Record<string, string> = {}) {
  const time = new FakeTime();
  const sent: string[] = [];
  const page = {
    setTimeout: (run: () => void, ms: number) => time.after(ms, run),
    fetch: ((input: string) => {
      sent.push(input);
      return Promise.resolve(new Response('{"code":"0","data":"real"}', { headers }));
    }) as typeof fetch,
  };
  const problems: string[] = [];
  installFaults(
    page,
    readCalls(text, (problem) => problems.push(problem)),
  );
  expect(problems).toEqual([]);
  return { page, time, sent };
}

const PREFIXES = '/v1/visitor/getCountryMobilePrefixs';
const bodyOf = async (answer: Promise<Response>) => (await answer).json() as Promise<unknown>;

describe('a call of a scenario', () => {
  it('is as slow as it is said', async () => {
    const { page, time, sent } = pageWith('getCountryMobilePrefixs:2000ms');
    const answer = page.fetch(`${PREFIXES}?a=1`);
    time.advance(1999);
    await Promise.resolve();
    expect(sent).toEqual([]);
    time.advance(1);
    expect(await bodyOf(answer)).toMatchObject({ data: 'real' });
  });

  it('fails as it is said', async () => {
    const { page, sent } = pageWith(
      'getCountryMobilePrefixs:http503,getSourceId:code10000005,getPresentId:network',
    );
    expect((await page.fetch(PREFIXES)).status).toBe(503);
    expect(await bodyOf(page.fetch('/v1/common/getSourceId'))).toMatchObject({
      code: '10000005',
      data: null,
    });
    await expect(page.fetch('/v1/common/getPresentId')).rejects.toThrow('Failed to fetch');
    expect(sent).toEqual([]);
  });

  it('is never answered when it times out, until the app gives up', async () => {
    const { page } = pageWith('getCountryMobilePrefixs:timeout');
    const controller = new AbortController();
    const answer = page.fetch(PREFIXES, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow('Aborted');
  });

  it('goes before what is said of all; events and what is no call go through', async () => {
    const { page, sent } = pageWith('all:http500,getSourceId:1ms');
    expect((await page.fetch(PREFIXES)).status).toBe(500);
    await page.fetch('/buriedData/writeKafka', { method: 'POST' });
    await page.fetch('/js/index.js');
    expect(sent).toEqual(['/buriedData/writeKafka', '/js/index.js']);
  });

  it('is recognised by its method, too: nothing else is touched', async () => {
    const { page, sent } = pageWith('getCountryMobilePrefixs:network');
    await page.fetch(PREFIXES, { method: 'POST' });
    expect(sent).toEqual([PREFIXES]);
  });
});

describe('The calls that failed', () => {
  it('are listed with why, the latest first; others are not', async () => {
    const { page } = pageWith('getSourceId:code10000005,getPresentId:network');
    const failures = new FailedCalls(() => 7);
    page.fetch = failures.watch(page.fetch);
    await page.fetch(PREFIXES);
    await page.fetch('https://api.example/v1/common/getSourceId?a=1');
    await expect(page.fetch('/v1/common/getPresentId')).rejects.toThrow('Failed to fetch');
    expect(failures.list).toEqual([
      { call: 'getPresentId', why: '网络不通', at: 7 },
      { call: 'getSourceId', why: '10000005 场景设定的业务错误', at: 7 },
    ]);
  });
});
