import { accountCalls } from '@/contract/account/calls';
import { DATA_EXPORT_VIEW } from '@/contract/account/values';
import { deliverFile } from '@/features/screen/file-delivery/deliver-file';
import { codeOf } from '@/services/error-code';
import { toastFailure } from '@/services/feedback/toast-failure';
import { withQuery } from '@/services/router/paths';
import type { App } from '@/stores/app/app';

export const exportTexts = {
  title: '导出个人数据',
  ask: {
    title: '导出个人数据',
    content:
      '将生成一份文件，包含我们保存的您和孩子的资料、课程、课时、订单等数据，手机号会被遮盖。文件里是您的私人信息，请不要发送给他人。',
    confirmText: '导出',
    cancelText: '取消',
  },
  making: '正在生成…',
  saving: '文件已开始下载',
  opened: '已为您打开数据文件',
} as const;

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
