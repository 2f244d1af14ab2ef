import { InvitationState } from '../../../src/contract/share/invite';
import type { Invitation } from '../../../src/contract/share/schema';
import { DEMO_ACCOUNTS } from '../accounts';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn } from '../../../test/server/support/people';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

it('account 8 of the demonstration has invited a friend in each state', async () => {
  const { visitor } = await logIn(backend, DEMO_ACCOUNTS.cards.phone);
  const { data, count } = await visitor.ask('listInvitations', { page: 1, limit: 20 });
  const friends = data as unknown as Invitation[];
  expect(count).toBe(4);
  expect(friends.map(({ state }) => state)).toEqual([
    InvitationState.registered,
    InvitationState.booked,
    InvitationState.credited,
    InvitationState.attended,
  ]);
  expect(friends[2]).toMatchObject({ stars: 10, peaCoins: 20, hours: 0 });
});
