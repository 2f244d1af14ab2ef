import { SCENARIO } from '../../../src/contract/scenario';
import { DEMO_SHARE_KEY } from '../content/growth/shares';
import { SHARE_KEY_LENGTH } from '../../../src/contract/growth/values';
import type { Share, Shared } from '../../../src/contract/growth/schema';
import { anOfficialParent } from '../../../test/builders/parent';
import { CHILD, storeReport } from '../../../test/server/growth/shares-support';
import { as } from '../../../test/server/support/answers';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { SEEDED_AT } from '../../../test/server/support/clock';
import { buildParent, setScenario, type Parent } from '../../../test/server/support/people';
import { Visitor } from '../../../test/server/support/visitor';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: CHILD }));
});
afterAll(() => backend.stop());

const look = () => new Visitor(backend).ask('getShared', { shareKey: DEMO_SHARE_KEY });

describe('The share whose key is known', () => {
  it('has a key as long as any', () => {
    expect(DEMO_SHARE_KEY).toMatch(new RegExp(`^[\\w-]{${SHARE_KEY_LENGTH}}$`));
  });

  it('is not there until a tester wants it', async () => {
    expect(await look()).toMatchObject({ code: '10000002' });
  });

  it.each([
    ['open', '200'],
    ['ended', '30003001'],
    ['revoked', '30003002'],
    ['none', '10000002'],
  ] as const)('is %s', async (share, code) => {
    expect(SCENARIO.share.names).toContain(share);
    await setScenario(backend, parent, { share });
    await setScenario(backend, parent, { share });
    expect(await look()).toMatchObject({ code });
  });

  it('is of the newest monthly report, else of the situation', async () => {
    await setScenario(backend, parent, { share: 'open' });
    expect(as<Shared>(await look())).toMatchObject({ of: 'situation', situation: { child: '豆豆' } });
    await storeReport(backend, parent);
    await setScenario(backend, parent, { share: 'open' });
    expect(as<Shared>(await look())).toMatchObject({ of: 'report', shownName: '豆豆' });
    expect(as<readonly Share[]>(await parent.visitor.ask('listShares'))).toHaveLength(1);
  });
});
