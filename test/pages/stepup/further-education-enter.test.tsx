import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import FurtherEducationEnter from '@/pages/stepup/further-education-enter';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { PLAN_TIME, stepUpApi } from '../../support/fakes/step-up';
import { openScreen } from '../support/open-screen';

const open = (api = stepUpApi()) =>
  openScreen('furtherEducationEnter', FurtherEducationEnter, { user: TEST_USER, student: OFFICIAL, api });

describe('the door to the new year', () => {
  test('greets with the child’s year of study and leads to the arrangement', async () => {
    const screen = await open();
    expect(screen.hasText('亲爱的豆豆家长')).toBe(true);
    expect(screen.hasText('孩子在豌豆的第二学年就要结束了')).toBe(true);
    await screen.tap('查看新学年安排');
    expect(screen.platform.navigation.last?.url).toContain('stepup/further-education/index');
  });

  test.each([
    [{}, ['现在课程豌豆思维 S2', '新的学年豌豆思维 S3', '现在进展等您确认'], '确认安排，进行中'],
    [
      { type: StepUpType.n },
      ['现在课程豌豆思维 S2', '新的学年等您来选', '现在进展等您选择'],
      '确认安排，进行中',
    ],
    [
      { status: StepUpStatus.grouping, planTime: PLAN_TIME },
      ['现在课程豌豆思维 S2', '新的学年豌豆思维 S3', '现在进展正在组班'],
      '组班，进行中',
    ],
  ])('says what is decided, and what happens when: %j', async (info, decided, here) => {
    const api = stepUpApi(info);
    const screen = await open(api);
    expect(screen.allByClass('year-enter__fact').map(({ textContent }) => textContent)).toEqual(decided);
    const steps = screen.allByClass('step-line__step').map((step) => step.getAttribute('aria-label') ?? '');
    expect([steps.length, steps.some((step) => step.startsWith(here))]).toEqual([4, true]);
    expect(api.requests(stepupCalls.getFeatureSwitches)).toEqual([]);
  });

  test('reads the year of a step that has stages, too', async () => {
    const screen = await open(stepUpApi({ step: 'S1-4' }));
    expect(screen.hasText('孩子在豌豆的第一学年就要结束了')).toBe(true);
  });

  test.each(['', '启蒙', 'S0'])('greets without the year where the step names none: %p', async (step) => {
    const api = stepUpApi({ step }).onFailure(stepupCalls.getStepUpProfile, { kind: 'network' });
    const screen = await open(api);
    expect(screen.hasText('亲爱的家长')).toBe(true);
    expect(screen.hasText('孩子在豌豆的这一学年就要结束了')).toBe(true);
  });

  test('says that there is nothing to decide for a child without a step-up', async () => {
    const screen = await open(stepUpApi().onRefusal(stepupCalls.getStepUpInfo, '201', '没有升学年信息'));
    expect(screen.hasText('孩子暂时没有升学年安排')).toBe(true);
    expect(screen.hasText('查看新学年安排')).toBe(false);
  });

  test('that cannot be opened is opened when it is tried again', async () => {
    const api = stepUpApi().onFailure(stepupCalls.getStepUpInfo, { kind: 'timeout' });
    const screen = await open(api);
    api.onRefusal(stepupCalls.getStepUpInfo, '201', '');
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('孩子暂时没有升学年安排')).toBe(true);
  });
});
