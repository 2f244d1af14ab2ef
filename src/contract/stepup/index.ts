import type { DocumentedErrors } from '../define';
import { stepupCalls } from './calls';
import { stepupRoutes } from './routes';
import { stepupSchemas } from './schema';
import { StepUpCode } from './values';

const refused = { [StepUpCode.businessError]: 'the message goes into a dialog' };

const stepupErrors = {
  confirmStepUp: refused,
  updateStepUpType: refused,
  checkStepUpResources: { [StepUpCode.businessError]: 'not eligible' },
  listStepUpResources: refused,
  keepStepUpResources: { [StepUpCode.businessError]: 'stop keeping' },
  submitPlanTime: refused,
  changeClass: refused,
  confirmStepUpAddress: refused,
  getStepUpInfo: { [StepUpCode.businessError]: 'no step-up for this child' },
  checkStudentCode: { [StepUpCode.businessError]: 'studentCode says why' },
  getHigherLevelInfo: { [StepUpCode.businessError]: 'no step-up for this child: the entrance does not show' },
  notifyHeadMaster: refused,
} as const satisfies DocumentedErrors<typeof stepupCalls>;

export const stepup = {
  routes: stepupRoutes,
  calls: stepupCalls,
  schemas: stepupSchemas,
  errors: stepupErrors,
};
