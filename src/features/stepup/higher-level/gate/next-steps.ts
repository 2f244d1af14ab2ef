import { stepupCalls } from '@/contract/stepup/calls';
import { StudentCode } from '@/contract/stepup/values';
import { loadContactOptions } from '@/features/help/consult/contact-options';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { dialogTexts } from '../../texts';

type Way = (app: App) => Promise<void>;

/** Next action per refusal: rule stepup-52. */
export const NEXT_STEPS: Readonly<Record<StudentCode, Way>> = {
  [StudentCode.notStudent]: ({ router }) => router.home(),
  [StudentCode.notStepUp]: ({ router }) => router.go('myTabClass'),
  [StudentCode.notHasCourse]: ({ router }) => router.go('myClassHour', { hourType: '0' }),
  [StudentCode.notFormalClass]: consult,
  [StudentCode.exclusiveStudent]: tellTeacher,
};

/** Chat where available, else the help list. */
async function consult({ api, platform, router }: App): Promise<void> {
  const { consultUrl } = await loadContactOptions({ api, platform });
  return consultUrl ? router.openExternal(consultUrl) : router.go('helpList');
}

async function tellTeacher({ api, feedback, session }: App): Promise<void> {
  const told = await api.call(stepupCalls.notifyHeadMaster, { user_id: session.user.userId });
  feedback.toast(told.ok ? dialogTexts.notified : errorText(told.error));
}
