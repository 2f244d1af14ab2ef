import { stepOfYear } from '@/contract/stepup/year';
import type { StepUp } from '../info/step-up';
import type { RouteName } from '@/contract/routes';

/** The pages of choosing a class are used by two flows: the year's arrangement, and home's higher level. */
export interface ChoiceFlow {
  /** Shows the result. */
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

/** Request fields of the classes. */
export const classesOf = (stepUp: StepUp) => ({
  catePid: stepUp.planCateId,
  cateSid: stepOfYear(stepUp).id,
  oldCycle: stepUp.oldCycle,
});
