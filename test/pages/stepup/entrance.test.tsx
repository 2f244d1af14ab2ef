import type { ComponentType } from 'react';
import { configurationCalls } from '@/contract/configuration/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { StepUpEntrance } from '@/features/stepup/entrance/StepUpEntrance';
import { higherLevelAnswer } from '@/features/stepup/higher-level/higher-level-store';
import { Screen, screen as screenOf } from '@/features/screen';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { PLAN_TIME, STEP_UP, stepUpApi } from '../../support/fakes/step-up';
import { openScreen } from '../support/open-screen';

const pageWith = (entrance: ComponentType): ComponentType =>
  screenOf('option', () => {
    const Entrance = entrance;
    return (
      <Screen>
        <Entrance />
      </Screen>
    );
  });

const open = (info: Partial<StepUpInfo> = {}, student = OFFICIAL) => {
  const api = stepUpApi(info);
  return openScreen('option', pageWith(StepUpEntrance), { user: TEST_USER, student, api });
};

const { waiting, grouping, complete } = StepUpStatus;
const { n, other, y } = StepUpType;
const TITLE = '孩子的新学年安排';

describe('the entrance of the yearly step-up', () => {
  test.each<[string, Partial<StepUpInfo>, boolean]>([
    ['waits to be confirmed', { status: waiting, type: y }, true],
    ['waits for the choice', { status: waiting, type: n }, true],
    ['owes its times', { status: grouping }, true],
    ['has named its times', { status: grouping, planTime: PLAN_TIME }, false],
    ['is complete', { status: complete }, false],
    ['is arranged by the teacher', { status: waiting, type: other }, false],
  ])('of a child that %s', async (_what, info, isThere) => {
    expect((await open(info)).hasText(TITLE)).toBe(isThere);
  });

  test('leads to the greeting', async () => {
    const screen = await open();
    await screen.tap(TITLE);
    expect(screen.platform.navigation.last?.url).toContain('further-education-enter');
  });

  test('is neither there nor loaded where no step-up is possible', async () => {
    const screen = await open({}, UNOFFICIAL);
    expect(screen.hasText(TITLE)).toBe(false);
    expect(screen.api.requests(stepupCalls.getStepUpInfo)).toEqual([]);
  });

  test('is replaced on home by that of the higher level, which leads to the same decision', async () => {
    const api = stepUpApi()
      .on(configurationCalls.getHigherLevelWindow, { startTime: '2026/11/10', endTime: '2026/11/30' })
      .on(stepupCalls.getHigherLevelInfo, STEP_UP);
    const beside = pageWith(() => <StepUpEntrance besideHigherLevel />);
    const options = { user: TEST_USER, student: OFFICIAL, api };
    const screen = await openScreen('option', beside, {
      ...options,
      prepare: ({ app }) => void app.get(higherLevelAnswer).once(),
    });
    expect(screen.hasText(TITLE)).toBe(false);
  });
});
