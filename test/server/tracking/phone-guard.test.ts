import { findPhone } from '../../../server/domains/tracking/phone-guard';

describe('the guard against phone numbers in behaviour data', () => {
  it.each([
    ['as text', { paras: { input: '13912345678' } }, 'paras.input'],
    ['as a number', { paras: { input: 13912345678 } }, 'paras.input'],
    ['inside a sentence', { paras: { note: '请拨打13912345678联系' } }, 'paras.note'],
    ['grouped by dashes', { paras: { note: '138-0000-0001' } }, 'paras.note'],
    ['grouped by blanks', { paras: { note: '138 0000 0001' } }, 'paras.note'],
    ['in full-width digits', { paras: { note: '１３９１２３４５６７８' } }, 'paras.note'],
    ['with the country before it', { paras: { note: '+86 13912345678' } }, 'paras.note'],
    ['in an address', { last_url: '/login?mobile=13912345678' }, 'last_url'],
    ['deep in a list', { paras: { a: [{ b: ['x', '13912345678'] }] } }, 'paras.a.0.b.1'],
    ['as a name of a field', { paras: { '13912345678': true } }, 'paras'],
    [
      'of another country, where the field says so',
      { paras: { parentPhone: '91234567' } },
      'paras.parentPhone',
    ],
    ['as the device', { device_id: '13912345678' }, 'device_id'],
  ])('finds one %s', (_how, payload, field) => {
    expect(findPhone(payload)).toBe(field);
  });

  it.each([
    ['a moment in milliseconds', { timestamp: 1_795_226_400_000 }],
    ['a moment in seconds', { paras: { at: 1_795_226_400 } }],
    ['a date', { paras: { courseDate: '2026-11-21 13:00:00' } }],
    ['a masked phone', { paras: { parentPhone: '139****5678' } }],
    ['ids of a device', { device_id: '3f2b8c1e-77aa-4b1c-9d13-13912345678a' }],
    ['ids of rows', { user_id: 100003, paras: { liveId: 700123, slotId: 5001 } }],
    ['nothing at all', {}],
  ])('lets %s pass', (_what, payload) => {
    expect(findPhone(payload)).toBeNull();
  });

  it('follows nesting of any depth', () => {
    let payload: Record<string, unknown> = { leaf: '13912345678' };
    for (let depth = 0; depth < 20_000; depth += 1) payload = { n: payload };
    expect(findPhone(payload)).not.toBeNull();
  });
});
