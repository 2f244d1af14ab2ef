import { stepupCalls } from '@/contract/stepup/calls';
import type { ApplyCycle } from '@/contract/stepup/schema';
import { appliedTimes } from '@/features/stepup/choice/applied-times';
import { ClassChoiceStore } from '@/features/stepup/choice/class-choice-store';
import { FURTHER_EDUCATION } from '@/features/stepup/choice/flow';
import { TimeChoiceStore } from '@/features/stepup/choice/time-choice-store';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { PLAN_TIME, stepUpApi } from '../../support/fakes/step-up';

const APPLIED: ApplyCycle = { week1: 3, time1: '9:30', week2: 6, time2: '18:00' };
const PAIR = [
  { w: 3, h: 9, m: 30 },
  { w: 6, h: 18, m: 0 },
];

const parent = (planTime = '', applyCycle = [APPLIED]) =>
  fakeApp({
    user: TEST_USER,
    api: stepUpApi({ planTime })
      .on(stepupCalls.getSelectTime, { week: ['周三', '周六'], time: ['9:30', '18:00'] })
      .on(stepupCalls.listStepUpResources, { all: [], recommend: [], cycle: {}, applyCycle }),
  });

describe('times that the classes brought along', () => {
  it('are in the rows of a parent who comes from there', async () => {
    const { app, api } = await parent();
    await new ClassChoiceStore(app, FURTHER_EDUCATION).load();
    const times = new TimeChoiceStore(app, FURTHER_EDUCATION);
    await times.load();
    expect(times.rows).toEqual([PAIR]);
    expect(times.form.isChanged).toBe(false);
    expect(api.requests(stepupCalls.listStepUpResources)).toHaveLength(1);
  });

  it('come after those of the step-up itself', async () => {
    const { app } = await parent(PLAN_TIME);
    app.get(appliedTimes).announce([APPLIED]);
    const times = new TimeChoiceStore(app, FURTHER_EDUCATION);
    await times.load();
    expect(times.rows).toEqual(JSON.parse(PLAN_TIME));
  });

  it('are five at most, and none where they cannot be read', async () => {
    const { app } = await parent();
    const applied = app.get(appliedTimes);
    applied.announce([{ ...APPLIED, week1: 8 }, { ...APPLIED, time2: 'soon' }, APPLIED]);
    expect(applied.pairs).toEqual([PAIR]);
    applied.announce(Array.from({ length: 7 }, () => APPLIED));
    expect(applied.pairs).toHaveLength(5);
  });

  it('are forgotten after a logout', async () => {
    const { app } = await parent();
    app.get(appliedTimes).announce([APPLIED]);
    app.session.clear();
    expect(app.get(appliedTimes).pairs).toEqual([]);
  });
});
