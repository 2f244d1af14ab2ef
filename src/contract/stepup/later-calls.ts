/** What only the end of the step-up asks, so that no first load carries it. */
import { defineCalls } from '../define';
import { shapes } from '../generated/stepup/later-calls';
import type { stepupSchemas } from './schema';

export const stepupLaterCalls = defineCalls<Pick<typeof stepupSchemas, 'confirmStepUpAddress'>>(shapes)({
  confirmStepUpAddress: {
    method: 'POST',
    path: '/user/step_up/confirmAddress',
    service: 'stepUp',
    access: 'session',
    served: true,
    assumed: true,
  },
});
