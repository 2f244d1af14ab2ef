import { isRefusal, ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpCode, StepUpStatus } from '@/contract/stepup/values';
import { parentDecides } from '@/contract/stepup/year';
import { sharedResponse } from '@/stores/data/shared-response';
import { lacksTimes, readStepUp, type StepUp } from '../info/step-up';

/** The parent has to confirm, choose, or submit times. */
export const isChoiceOpen = (stepUp: StepUp): boolean =>
  (parentDecides(stepUp.type) && stepUp.status === StepUpStatus.waiting) || lacksTimes(stepUp);

/** Whether the yearly step-up has an entrance; for official students only. */
export const openChoice = sharedResponse(false, async ({ api, session, student }) => {
  const { userId } = session.user;
  if (!session.isLoggedIn || !userId || !student.isOfficial) return ok(false);
  const info = await api.call(stepupCalls.getStepUpInfo, { student_id: userId });
  if (info.ok) return ok(isChoiceOpen(readStepUp(info.value)));
  return isRefusal(info.error, StepUpCode.businessError) ? ok(false) : info;
});
