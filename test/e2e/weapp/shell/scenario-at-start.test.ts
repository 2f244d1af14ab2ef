import { inHost } from '../support/host-only';
import { ownPhone } from '../support/own-phone';
import { PAGES } from '../support/parent';
import { FAULT, listsTheFault } from '../support/scenario-console';

inHost('starts with a launch query').describe('A scenario of the launch query', () => {
  const scenario = encodeURIComponent(`v1;account=demo3;calls=${FAULT}`);
  const at = ownPhone({ launch: { path: PAGES.courses, query: { scenario } } });

  test('logs in its account and fails what it says from the first page on', async () => {
    await at.phone.at(PAGES.courses);
    expect(await at.parent.token()).toBeTruthy();
    await listsTheFault(at.phone);
  });
});
