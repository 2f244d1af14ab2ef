import { observer } from 'mobx-react';
import { activitiesCalls } from '@/contract/activities/calls';
import { FreeTrialState } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { profileCalls } from '@/contract/profile/calls';
import { freeTrialPopup } from '@/features/activities/free-trial/entry';
import { FreeTrialHost } from '@/features/activities/free-trial/FreeTrialHost';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { PopupHost } from '@/features/popups/PopupHost';
import { usePopups } from '@/features/popups/use-popups';
import { agePopup } from '@/features/profile/age-popup/entry';
import { screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { agreedStorage, input, loginApi, PHONE, until } from '../account/support';
import { openScreen, type OpenedScreen } from '../support/open-screen';

jest.mock('@/services/crypto', () => jest.requireActual<object>('../account/fake-crypto'));

const ENTRIES = [freeTrialPopup, agePopup];

/** As on home: the popup queue next to the sheet's host. */
const Home = screen(
  'index',
  observer(function Home() {
    const queue = usePopups(ENTRIES, useApp().get(freeTrialGate).isOpen);
    return (
      <>
        <PopupHost queue={queue} />
        <FreeTrialHost />
      </>
    );
  }),
);

async function open(): Promise<OpenedScreen> {
  const api = loginApi(true)
    .on(configurationCalls.getUpgradeConfig, [])
    .on(profileCalls.updateAge, null)
    .on(activitiesCalls.claimFreeTrial, {
      ...{ state: FreeTrialState.claimed, claimedAt: '2026-11-21 10:00:00' },
      isNew: true,
    });
  const page = await openScreen('index', Home, { api, platform: { storage: agreedStorage() } });
  await until(page, () => page.hasText('免费试听课'));
  return page;
}

describe('the popup of the free trial on home', () => {
  test('goes on when a session begins in it, and the age is asked for once', async () => {
    const page = await open();
    await page.type(input('mobile'), PHONE);
    await page.type(input('code'), '123456');
    await page.tap(page.byClass('sheet__footer').querySelector<HTMLElement>('.button') ?? '');
    await until(page, () => page.hasText('孩子今年几岁了？'));
    expect(page.app.session.isLoggedIn).toBe(true);
    await page.advance(5000);
    expect(page.allByClass('age-dialog')).toHaveLength(1);
    await page.tap('5岁');
    await page.tap('确定');
    await until(page, () => !page.app.get(freeTrialGate).isOpen);
    await page.advance(5000);
    expect(page.allByClass('age-dialog')).toEqual([]);
    expect(page.platform.navigation.last?.url).toContain('/pages/lessons/booking/index');
  });

  test('counts as shown when it is closed', async () => {
    const page = await open();
    await page.tap(page.byClass('sheet__close'));
    await page.advance(1000);
    expect(page.tracker.payloads('popup_close')).toEqual([
      { popup: 'freeTrial', page: 'index', acted: false },
    ]);
    expect(page.allByClass('free-trial')).toEqual([]);
  });
});
