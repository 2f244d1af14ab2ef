import { configurationCalls } from '@/contract/configuration/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { higherLevelPopup } from '@/features/stepup/higher-level/entry';
import { HigherLevelEntrance } from '@/features/stepup/higher-level/HigherLevelEntrance';
import { screen } from '@/features/screen';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { openPopup } from '../popups/open-popup';

const parent = (isEligible = true) => {
  const api = new FakeApi().on(configurationCalls.getHigherLevelWindow, {
    startTime: '2026/11/01',
    endTime: '2026/11/30',
  });
  if (isEligible) api.on(stepupCalls.getHigherLevelInfo, {} as StepUpInfo);
  else api.onRefusal(stepupCalls.getHigherLevelInfo, '201', '');
  return { api, user: TEST_USER, student: OFFICIAL, platform: { os: 'ios' } } as const;
};

describe('the higher-level popup', () => {
  it('leads on, and was shown on this device from then on', async () => {
    const { tap, platform, isOpen, shown } = await openPopup(higherLevelPopup, parent());
    await tap('去看看');
    expect([isOpen(), shown('isNotFirstEnterPage')]).toEqual([false, 1]);
    expect(platform.navigation.last?.url).toContain('download-app');
  });

  it('counts when it is closed, too', async () => {
    const { tap, byClass, platform, shown } = await openPopup(higherLevelPopup, parent());
    await tap(byClass('popup-card__close'));
    expect([shown('isNotFirstEnterPage'), platform.navigation.moves]).toEqual([1, []]);
  });
});

describe('the higher-level entrance', () => {
  const Page = screen('downloadApp', HigherLevelEntrance);

  it('leads on', async () => {
    const { tap, byClass, platform, tracker } = await openScreen('downloadApp', Page, parent());
    await tap(byClass('step-up-entrance'));
    expect(platform.navigation.last?.url).toContain('download-app');
    expect(tracker.payloads('higher_level_click')).toEqual([{ page: 'index' }]);
  });

  it('is not there for a child that may not step up', async () => {
    const { allByClass } = await openScreen('downloadApp', Page, parent(false));
    expect(allByClass('step-up-entrance')).toEqual([]);
  });
});
