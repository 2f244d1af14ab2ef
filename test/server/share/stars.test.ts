import { SHARE_DAILY } from '../../../src/contract/rewards/values';
import { balanceOf } from '../../../server/domains/rewards/ledger';
import { DAY } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';

let backend: Backend;
let parent: Parent;
let id: string;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent().withChild({ starNum: 10 }));
  id = String(as<{ id: number }>(await parent.visitor.ask('createShare', { of: 'plan' })).id);
});

const ask = (of: Parent = parent, what = id) => of.visitor.ask('getBeacoinByShareWechat', { id: what });
const stars = async () => (await balanceOf(backend.services.db, parent.userId)).stars;

describe('Stars for a share', () => {
  it('come once a day, whatever is shared', async () => {
    expect(await ask()).toMatchObject({ data: { stars: SHARE_DAILY.stars, isFirstToday: true } });
    expect(await ask()).toMatchObject({ data: { stars: 0, isFirstToday: false } });
    const other = as<{ id: number }>(await parent.visitor.ask('createShare', { of: 'plan' }));
    expect(await ask(parent, String(other.id))).toMatchObject({ data: { isFirstToday: false } });
    expect(await stars()).toBe(10 + SHARE_DAILY.stars);
    backend.clock.pass(DAY);
    expect(await ask()).toMatchObject({ data: { isFirstToday: true } });
    expect(await stars()).toBe(10 + 2 * SHARE_DAILY.stars);
  });

  it('come once when five hundred ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => ask()));
    const first = answers.filter(({ data }) => (data as { isFirstToday: boolean }).isFirstToday);
    expect(first).toHaveLength(1);
    expect(await stars()).toBe(10 + SHARE_DAILY.stars);
  });

  it('are for what the parent shared alone', async () => {
    const other = await buildParent(backend, anOfficialParent());
    for (const what of [id, '0', 'medalList', '9'.repeat(40), '1e3'])
      expect(await ask(other, what)).toMatchObject({ code: '10000002', data: null });
    expect((await balanceOf(backend.services.db, other.userId)).stars).toBe(0);
    other.visitor.token = null;
    expect(await ask(other)).toMatchObject({ status: 401 });
  });
});
