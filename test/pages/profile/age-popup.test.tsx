import { configurationCalls } from '@/contract/configuration/calls';
import { profileCalls } from '@/contract/profile/calls';
import { agePopup } from '@/features/profile/age-popup/entry';
import { homePopups } from '@/features/home/popups/home-popups';
import { inOrder } from '@/features/popups/types';
import { askAge, isAgeDue } from '@/stores/session/after-login';
import { FakeApi } from '../../support/fakes/fake-api';
import { TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import { isOpen, openOnHome } from '../popups/open-on-home';

const TITLE = '孩子今年几岁了？';
const HOURS = { type: 1, title: '体验课时已到账', content: '班主任会联系您' };

const backend = (hours?: object): FakeApi =>
  new FakeApi()
    .on(profileCalls.updateAge, null)
    .on(
      configurationCalls.getUpgradeConfig,
      hours ? [{ typeCode: 'x', typeValue: JSON.stringify(hours) }] : [],
    );

const open = (api: FakeApi = backend(), prepare = ({ app }: FakeApp): void => askAge(app)) =>
  openOnHome(agePopup, { api, prepare });

type Opened = Awaited<ReturnType<typeof open>>;
const choose = async (page: Opened): Promise<void> => {
  await page.tap('5岁');
  await page.tap('确定');
  await page.settle();
};

describe('the age of a first login whose dialog was lost', () => {
  it('goes before everything else on home', () => {
    expect(inOrder(homePopups)[0]).toBe(agePopup);
  });

  it('is asked for once more, and no longer when it was given', async () => {
    const page = await open();
    expect(page.hasText(TITLE)).toBe(true);
    await choose(page);
    expect(page.api.requests(profileCalls.updateAge)).toEqual([{ age: 5 }]);
    expect([isOpen(page), isAgeDue(page.app)]).toEqual([false, false]);
    expect(page.tracker.payloads('popup_close')).toMatchObject([{ popup: 'age', acted: true }]);
  });

  it('is not asked for again after it was closed', async () => {
    const page = await open();
    await page.tap(page.byClass('sheet__close'));
    expect([isOpen(page), isAgeDue(page.app)]).toEqual([false, false]);
    expect(page.tracker.payloads('popup_close')).toMatchObject([{ popup: 'age', acted: false }]);
  });

  it('stays to be asked for while it could not be saved', async () => {
    const page = await open(backend().onFailure(profileCalls.updateAge, { kind: 'network' }));
    await choose(page);
    expect([isOpen(page), isAgeDue(page.app)]).toEqual([true, true]);
  });

  it('counts as given before the word about class hours is read, which leads to the parent center', async () => {
    const page = await open(backend(HOURS));
    await choose(page);
    expect([page.hasText(HOURS.title), isAgeDue(page.app)]).toEqual([true, false]);
    await page.tap('查看我的课时');
    expect(page.platform.navigation.last?.url).toBe('/pages/profile/parents-center/index?classHourType=1');
    expect(isOpen(page)).toBe(false);
  });

  it('is not asked of another parent who logs in on the same device, nor without a session', async () => {
    const another = await open(backend(), ({ app }) => {
      askAge(app);
      app.session.setUser({ ...TEST_USER, token: 'token-2', userId: 43 });
    });
    expect(isOpen(another)).toBe(false);
    const guest = await open(backend(), ({ app }) => {
      askAge(app);
      app.session.clear();
    });
    expect(isOpen(guest)).toBe(false);
  });

  it('does not show without a first login', async () => {
    expect(isOpen(await open(backend(), () => undefined))).toBe(false);
  });
});
