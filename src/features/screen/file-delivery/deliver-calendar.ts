import type { Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { deliverFile } from './deliver-file';
import { copyText } from '@/services/feedback/copy-text';
import { toastFailure } from '@/services/feedback/toast-failure';

const texts = {
  making: '正在生成…',
  saving: '日历文件已开始下载，打开它即可加入日历',
  outTitle: '请在 Safari 中打开',
  out: '微信里打不开日历文件。点右上角“···”，选择“在浏览器打开”，或复制本页链接到 Safari 里打开，登录后再点一次这里。',
  copy: '复制链接',
  known: '知道了',
  copied: '链接已复制',
  copyFailed: '复制失败，请点右上角“···”打开',
} as const;

type Needs = Pick<App, 'feedback' | 'native' | 'platform' | 'router' | 'tracker'>;

/** Hands over a calendar file. `make` requests a one-time URL, so it is not called where the host cannot open the file. */
export async function deliverCalendar(
  needs: Needs,
  make: () => Promise<Result<{ readonly url: string }>>,
): Promise<void> {
  const { feedback, platform, tracker } = needs;
  // WeChat on iOS fails to open such a file, without an error.
  if (platform.host.savesFiles === 'shows' && platform.os === 'ios') return leadOut(needs);
  feedback.loading(texts.making);
  const made = await make();
  feedback.hideLoading();
  const handed = made.ok ? await deliverFile(needs, { url: made.value.url, viewUrl: made.value.url }) : made;
  tracker.track('class_calendar', { how: 'file', passed: handed.ok });
  if (!handed.ok) toastFailure(feedback, handed.error);
  else if (handed.value === 'saving') feedback.toast(texts.saving);
}

async function leadOut({ feedback, platform }: Needs): Promise<void> {
  const address = platform.location()?.href ?? '';
  const copies = await feedback.confirm({
    title: texts.outTitle,
    content: texts.out,
    confirmText: texts.copy,
    cancelText: texts.known,
  });
  if (!copies) return;
  await copyText({ platform, feedback }, address, texts);
}
