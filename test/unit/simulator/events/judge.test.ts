import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from '@/simulator/events/judge';
import { SHAPES } from '@/simulator/events/shapes';
import { aRecord } from './a-record';

const CONTRACT = join(__dirname, '../../../../src/contract/events.ts');

describe('a tracked event against the contract', () => {
  it('has a shape for every event of the map', () => {
    const [, map = ''] = readFileSync(CONTRACT, 'utf8').split('export interface EventPayloads {');
    const names = [...(map.split('\n}')[0] ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(60);
    expect(Object.keys(SHAPES).sort()).toEqual(names.sort());
  });

  it('that fits has no fault, and is shown as it is', () => {
    const record = aRecord('login', { way: 'sms', isFirstLogin: true, studentStatus: 'TOURIST' });
    expect(judge(record)).toEqual({ record, faults: [], isPrivate: false });
  });

  it('may leave out what may be missing, and nothing else', () => {
    expect(judge(aRecord('captcha_shown', { scene: 'login' })).faults).toEqual([]);
    expect(judge(aRecord('captcha_shown', {})).faults).toEqual(['缺少 paras.scene']);
  });

  it.each([
    ['another kind', aRecord('register', { way: 'sms', sourceId: '10001' }), 'paras.sourceId 应为 number'],
    ['another value', aRecord('code_sent', { scene: 7 }), 'paras.scene 应为 text'],
    [
      'a value that is none of those there are',
      aRecord('social_bind', { result: 'maybe' }),
      'paras.result 应为其中之一：bound / rebound / refused / failed',
    ],
    ['a field too many', aRecord('logout', { page: 'mine', extra: 1 }), '约定里没有 paras.extra'],
    ['an unknown name', aRecord('tea_time', {}), '约定里没有名为 tea_time 的事件'],
    [
      'a record without a session',
      { ...aRecord('logout', { page: 'mine' }), session_id: undefined },
      '缺少 session_id',
    ],
  ])('says what is wrong: %s', (_what, record, fault) => {
    expect(judge(record).faults).toEqual([fault]);
  });

  it.each([
    ['a phone', { page: '13800000001' }, 'paras.page'],
    ['a phone in words', { page: '请致电 138-0000-0001' }, 'paras.page'],
    ['a phone as a number', { page: 13800000001 }, 'paras.page'],
    ['a token of an address', { page: '/index?token=abc' }, 'paras.page'],
    ['a long secret', { page: 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eFgHi' }, 'paras.page'],
    ['a field named for it', { page: 'mine', parentPhone: '01012345' }, 'paras.parentPhone'],
  ])('shows nothing of a person: %s', (_what, paras, path) => {
    const judged = judge(aRecord('logout', paras));
    expect(judged.isPrivate).toBe(true);
    expect(judged.faults[0]).toBe(`${path} 像是个人信息`);
    const shown = JSON.stringify(judged.record);
    expect(shown).toContain('●●●');
    for (const value of Object.values(paras))
      if (value !== 'mine') expect(shown).not.toContain(String(value));
  });

  it('treats no id of its own as personal', () => {
    const record = {
      ...aRecord('logout', { page: 'mine' }),
      device_id: 'a'.repeat(40),
      session_id: '13800000001',
    };
    expect(judge(record).isPrivate).toBe(false);
  });
});
