import { isRead } from '@/contract/reads';
import { allCalls, type CallName } from '@/contract/registry';
import type { CallEntry } from '@/contract/define';

const isReadCall = (name: CallName): boolean => isRead(allCalls[name]);

describe('a call that only reads', () => {
  it('is a GET, or a POST that says so', () => {
    expect((['listTeachers', 'listOrders', 'getStudentInfo', 'checkToken'] as const).map(isReadCall)).toEqual(
      [true, true, true, true],
    );
  });

  it('does not count, issue anything for one use, or set anything up', () => {
    const others = [
      'bannerAccess',
      'getShared',
      'exchangeToken',
      'logout',
      'initTask',
      'writeKafka',
    ] as const;
    expect(others.map(isReadCall)).toEqual(others.map(() => false));
  });

  it('does not exist where making it spends it', () => {
    const entry: CallEntry & { once: true } = { ...allCalls.listTeachers, once: true };
    expect(isRead(entry)).toBe(false);
  });
});
