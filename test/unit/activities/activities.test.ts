import { configurationCalls } from '@/contract/configuration/calls';
import { homeCalls } from '@/contract/home/calls';
import { RedirectType } from '@/contract/links/values';
import { parseActivities, activitiesAnswer, withIcon } from '@/features/activities/activities';
import { pressActivity } from '@/features/activities/press-activity';
import { activityPopup } from '@/features/activities/popup/entry';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const festival = {
  id: 3,
  title: '阅读节',
  iconPath: '/files/icon-3.svg',
  popImgPath: '/files/pop-3.svg',
  redirectType: RedirectType.h5Link,
  url: 'https://www.example.com/reading',
};
const iconOnly = { ...festival, id: 4, popImgPath: '' };
const popupOnly = { ...festival, id: 5, iconPath: '' };

const parse = (value: unknown) => parseActivities(JSON.stringify(value));

describe('the activities of the operator', () => {
  test('are read from the JSON list', () => {
    expect(parse([festival])).toEqual([festival]);
  });

  test('may have a mini program instead of a link, and only one of the pictures', () => {
    const mini = {
      id: 6,
      title: '小程序',
      iconPath: '/files/i.svg',
      redirectType: RedirectType.miniProgram,
      xcxId: 'gh_1',
      xcxUrl: 'pages/index',
      miniprogramType: 1,
    };
    expect(parse([mini])).toEqual([{ ...mini, popImgPath: '' }]);
  });

  test.each([
    ['no JSON', '[{'],
    ['no list', '{"id":1}'],
    ['nothing', undefined],
    ['null', 'null'],
  ])('are none where there is %s', (_what, text) => {
    expect(parseActivities(text)).toEqual([]);
  });

  test.each([
    ['no object', 7],
    ['null', null],
    ['no id', { ...festival, id: undefined }],
    ['an id that is text', { ...festival, id: '3' }],
    ['a title that is none', { ...festival, title: '  ' }],
    ['a picture that is no text', { ...festival, iconPath: 5 }],
    ['an unknown redirect', { ...festival, redirectType: 9 }],
    ['a link that is no text', { ...festival, url: {} }],
    ['an unknown edition', { ...festival, miniprogramType: 8 }],
  ])('leave out an entry with %s', (_what, entry) => {
    expect(parse([entry, iconOnly])).toEqual([iconOnly]);
  });

  test('leave out the second of one id', () => {
    expect(parse([festival, { ...iconOnly, id: 3 }])).toEqual([festival]);
  });
});

async function setUp() {
  const typeValue = JSON.stringify([festival, iconOnly, popupOnly]);
  const api = new FakeApi()
    .on(configurationCalls.getUpgradeConfig, [{ typeCode: 'homeActivities', typeValue }])
    .on(homeCalls.bannerAccess, null);
  const fake = await fakeApp({ api });
  return { ...fake, api, store: fake.app.get(activitiesAnswer) };
}

describe('their popups and icons', () => {
  test('count each activity for itself and wait for its picture', async () => {
    const { app } = await setUp();
    const showings = await activityPopup.due(app);
    expect(showings.map(({ key, images }) => [key, images])).toEqual([
      ['activity.3', ['/files/pop-3.svg']],
      ['activity.5', ['/files/pop-3.svg']],
    ]);
    expect(activityPopup.limit).toBe(2);
  });

  test('come from one answer, for tourists too', async () => {
    const { app, api, store } = await setUp();
    await Promise.all([activityPopup.due(app), store.once()]);
    expect(store.value.filter(withIcon).map(({ id }) => id)).toEqual([3, 4]);
    expect(api.requests(configurationCalls.getUpgradeConfig)).toEqual([{ typeCode: 'homeActivities' }]);
  });

  test('are none while they fail to load', async () => {
    const { app, api, store } = await setUp();
    api.onFailure(configurationCalls.getUpgradeConfig, { kind: 'network' });
    expect(await activityPopup.due(app)).toEqual([]);
    expect(store.value).toEqual([]);
  });
});

describe('a tap on an activity', () => {
  test('opens it, and is recorded', async () => {
    const { app, api, tracker } = await setUp();
    app.session.setUser(TEST_USER);
    const openLink = jest.spyOn(app.router, 'openLink').mockResolvedValue();
    pressActivity(app, 'popup', festival);
    expect(openLink).toHaveBeenCalledWith(expect.objectContaining({ redirectType: 1, url: festival.url }));
    expect(api.requests(homeCalls.bannerAccess)).toEqual([{ id: 3, userId: 42 }]);
    expect(tracker.payloads('activity_click')).toEqual([
      { activityId: 3, place: 'popup', title: '阅读节', redirectType: 1 },
    ]);
  });
});
