import { StepUpType, StepUpStatus } from '@/contract/stepup/values';
import { stepOfYear } from '@/contract/stepup/year';
import { classesOf } from '@/features/stepup/choice/flow';
import { planOf } from '@/features/stepup/info/plan';
import { readStepUp } from '@/features/stepup/info/step-up';
import { STEP_UP } from '../../support/fakes/step-up';

const steps = { newStepId: 31, newStep: 'S3', planStepId: 22, planStep: 'S2-2' };

describe('The step of the coming year', () => {
  it.each([
    [StepUpType.y, { id: 31, name: 'S3' }],
    [StepUpType.n, { id: 22, name: 'S2-2' }],
    [StepUpType.other, { id: 22, name: 'S2-2' }],
  ])('of type %d is %j, and that of its classes', (type, step) => {
    expect(stepOfYear({ type, ...steps })).toEqual(step);
    const child = readStepUp({ ...STEP_UP, ...steps, type, status: StepUpStatus.complete });
    expect([classesOf(child).cateSid, planOf(child).step]).toEqual([step.id, step.name]);
  });

  it.each([StepUpType.y, StepUpType.n])(
    'of type %d is never the other one, where its own is missing',
    (type) => {
      const none = type === StepUpType.y ? { newStepId: 0, newStep: '' } : { planStepId: 0, planStep: '' };
      expect(stepOfYear({ type, ...steps, ...none })).toEqual({ id: 0, name: '' });
    },
  );
});

describe('What a card says of the year', () => {
  it.each([StepUpType.y, StepUpType.n])('is no arrangement while a class is formed (type %d)', (type) => {
    const plan = planOf(readStepUp({ ...STEP_UP, type, status: StepUpStatus.grouping }));
    const { oldLessons } = readStepUp(STEP_UP);
    expect(plan).toMatchObject({ of: 'grouping', lessons: oldLessons, firstTime: '' });
  });

  it('is what the child has now, as long as type N has not chosen', () => {
    const plan = planOf(readStepUp({ ...STEP_UP, ...steps, type: StepUpType.n }));
    expect(plan).toMatchObject({ of: 'now', step: STEP_UP.step });
  });
});
