import { accountCalls } from '@/contract/account/calls';
import { DATA_EXPORT_VIEW } from '@/contract/account/values';
import { deliverFile } from '@/features/screen/file-delivery/deliver-file';
import { codeOf } from '@/services/error-code';
import { toastFailure } from '@/services/feedback/toast-failure';
import { withQuery } from '@/services/router/paths';
import type { App } from '@/stores/app/app';
import { exportTexts } from './texts';

export { exportTexts } from './texts';

type Needs = Pick<App, 'api' | 'feedback' | 'native' | 'platform' | 'router' | 'tracker'>;

/** Confirms, requests the export and hands it over in the way this host supports. Reports the outcome itself. */
export async function exportData(needs: Needs): Promise<void> {
  const { api, feedback, tracker } = needs;
  if (!(await feedback.confirm(exportTexts.ask))) return;
  feedback.loading(exportTexts.making);
  const made = await api.call(accountCalls.exportPersonalData, {});
  feedback.hideLoading();
  // The URL works once, without a session.
  const handed = made.ok ? await deliverFile(needs, bothUrls(made.value.url)) : made;
  const code = codeOf(handed);
  tracker.track('data_export', { passed: handed.ok, code });
  if (!handed.ok) toastFailure(feedback, handed.error);
  else if (handed.value !== 'inFront') feedback.toast(exportTexts[handed.value]);
}

const bothUrls = (url: string) => ({ url, viewUrl: withQuery(url, { [DATA_EXPORT_VIEW]: '1' }) });
