import { configurationCalls } from '@/contract/configuration/calls';
import { RedirectType } from '@/contract/links/values';
import { LINKS } from '@/services/router/links';
import { ERROR } from '@/services/texts';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const open = (options: FakeAppOptions = {}) => fakeApp({ user: TEST_USER, ...options });

describe('a link made by the operator', () => {
  it('whose path is not one of ours leads to the marketing pages, wherever the operator has them', async () => {
    const api = new FakeApi().on(configurationCalls.findDictionary, { value: 'https://act.example/' });
    const { app, platform } = await open({ api });
    await app.router.openLink({ redirectType: RedirectType.h5Link, url: '/autumn/gifts?a=1' });
    expect(api.requests(configurationCalls.findDictionary)).toEqual([{ key: 'MARKETING_ACTIVITY_DOMAIN' }]);
    expect(platform.log.opened).toEqual(['https://act.example/autumn/gifts?a=1']);
    api.on(configurationCalls.findDictionary, { value: 'act.example' });
    await app.router.openLink({ redirectType: RedirectType.h5Link, url: '/autumn' });
    expect(platform.log.opened[1]).toBe('https://act.example/autumn');
    expect(platform.navigation.moves).toEqual([]);
  });

  it.each([
    ['the address of the marketing pages is unknown', { value: '' }, LINKS.refused],
    ['it cannot be asked', undefined, ERROR.network],
  ])('to a marketing page opens nothing and says so where %s', async (_why, answer, words) => {
    const api = new FakeApi();
    if (answer) api.on(configurationCalls.findDictionary, answer);
    else api.onFailure(configurationCalls.findDictionary, { kind: 'network' });
    const { app, feedback, platform, toasts } = await open({ api });
    await app.router.openLink({ redirectType: RedirectType.h5Link, url: '/autumn' });
    expect(toasts).toEqual([words]);
    expect(feedback.loadingText).toBe('');
    expect([platform.log.opened, platform.navigation.moves]).toEqual([[], []]);
  });
});
