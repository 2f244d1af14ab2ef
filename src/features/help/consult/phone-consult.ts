import { CONFIRM_DIALOG_DELAY_MS } from '@/contract/help/consult';
import { delay } from '@/services/clock';
import type { App } from '@/stores/app/app';
import { copyText } from '@/services/feedback/copy-text';
import { ConfigTypeCode } from '@/contract/configuration/values';
import type { ServiceCenter } from '@/contract/help/schema';
import { jsonOf, readConfig, textOf } from '@/features/configuration/read-config';
import { isWebAddress } from '@/platform/web-address';
import { consultTexts } from './texts';

/** Contact options on this host; '' when unavailable. */
export interface ContactOptions {
  readonly phone: string;
  readonly consultUrl: string;
}

export const NO_CONTACT: ContactOptions = { phone: '', consultUrl: '' };

/** Unavailable or invalid options are ''. In the mini program: rule help-14. */
export async function loadContactOptions({
  api,
  platform,
}: Pick<App, 'api' | 'platform'>): Promise<ContactOptions> {
  const answer = await readConfig(api, ConfigTypeCode.serviceCenter);
  if (!answer.ok) return NO_CONTACT;
  const { phone, consultUrl, miniConsultUrl } = jsonOf<ServiceCenter>(answer.value);
  const { consultsInWeChat } = platform.host;
  const url = textOf(consultsInWeChat ? miniConsultUrl : consultUrl);
  return { phone: consultsInWeChat ? '' : textOf(phone), consultUrl: isWebAddress(url) ? url : '' };
}

type ConsultApp = Pick<App, 'feedback' | 'platform' | 'scheduler' | 'tracker'>;

/** An action sheet with the number, 80 ms later the confirmation, then the call (rule help-13). On iOS the number is copied instead. */
export async function phoneConsult(app: ConsultApp, phone: string): Promise<void> {
  const { feedback, platform, scheduler, tracker } = app;
  const wantsTo = async (): Promise<boolean> => {
    if ((await feedback.sheet([consultTexts.call(phone)])) !== 0) return false;
    await delay(scheduler, CONFIRM_DIALOG_DELAY_MS);
    return feedback.confirm(consultTexts.confirm);
  };
  if (!(await wantsTo())) {
    tracker.track('phone_consult', { result: 'cancelled' });
    return;
  }
  if (platform.os === 'ios') {
    await copyText(app, phone, {
      copied: consultTexts.copied(phone),
      copyFailed: consultTexts.copyFailed(phone),
    });
    tracker.track('phone_consult', { result: 'copied' });
    return;
  }
  // tel: links have no spaces.
  const dialled = await platform.dial(phone.replace(/\s/g, ''));
  if (!dialled.ok) feedback.toast(consultTexts.dialFailed(phone));
  tracker.track('phone_consult', { result: 'dialled' });
}
