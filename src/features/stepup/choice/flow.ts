import { stepOfYear } from '@/contract/stepup/year';
import type { StepUp } from '../info/step-up';
import type { RouteName } from '@/contract/routes';

/** A class is chosen on two ways, by the same pages: behind the arrangement of the year, and from home's higher level. */
export interface ChoiceFlow {
  /** Where one reads what came of it. */
  readonly done: Extract<RouteName, 'furtherEducation' | 'higherLevel'>;
  readonly classes: Extract<RouteName, 'furtherShiftClassCenterFurtherShiftClass' | 'higherLevelSelectClass'>;
  readonly times: Extract<RouteName, 'furtherShiftClassCenterFurtherChoiceTime' | 'higherLevelSelectTime'>;
}

export const FURTHER_EDUCATION: ChoiceFlow = {
  done: 'furtherEducation',
  classes: 'furtherShiftClassCenterFurtherShiftClass',
  times: 'furtherShiftClassCenterFurtherChoiceTime',
};

export const HIGHER_LEVEL: ChoiceFlow = {
  done: 'higherLevel',
  classes: 'higherLevelSelectClass',
  times: 'higherLevelSelectTime',
};

/** Where the child looks for a class. */
export const classesOf = (stepUp: StepUp) => ({
  catePid: stepUp.planCateId,
  cateSid: stepOfYear(stepUp).id,
  oldCycle: stepUp.oldCycle,
});
