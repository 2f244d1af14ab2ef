import { inHost } from '../support/host-only';
import { ownPhone } from '../support/own-phone';
import { PAGES } from '../support/parent';

inHost('starts with a launch query').describe('A scenario of the launch query', () => {
  const text = encodeURIComponent('v1;account=demo3');
  const at = ownPhone({ launch: { path: PAGES.mine, query: { scenario: text } } });

  test('logs in its account before the first page', async () => {
    await at.phone.at(PAGES.mine);
    await at.phone.says('.test-hours', /剩余直播课时/);
    expect(await at.parent.token()).toBeTruthy();
  });
});
