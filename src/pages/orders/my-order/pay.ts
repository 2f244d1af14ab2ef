import { ConfigTypeCode } from '@/contract/configuration/values';
import type { OrderHead } from '@/contract/orders/schema';
import { isInMiniProgram, linkOf, readConfig } from '@/features/configuration/read-config';
import { withQuery } from '@/services/router/paths';
import type { App } from '@/stores/app/app';
import { orderTexts } from '../texts';
import { orderChanges } from './changes';
import { copyText } from '@/services/feedback/copy-text';
import { toastFailure } from '@/services/feedback/toast-failure';

const PLACE = '{orderNo}';

/** If the operator's link has no placeholder for the number, it is added as a parameter. */
const pageOf = (link: string, orderNo: string): string =>
  link.includes(PLACE) ? link.split(PLACE).join(encodeURIComponent(orderNo)) : withQuery(link, { orderNo });

/** Opens the shop's page of the order (rule orders-14). If it cannot be opened, copies its address. */
export async function payOrder(app: App, { orderNo }: Pick<OrderHead, 'orderNo'>): Promise<void> {
  const { api, feedback, platform, router } = app;
  const answer = await readConfig(api, ConfigTypeCode.payOrder);
  if (!answer.ok) return toastFailure(feedback, answer.error);
  const link = linkOf(answer.value);
  if (!link) return offerHelp(app, orderNo);
  const page = pageOf(link, orderNo);
  // The payment's result is known only after a reload.
  app.get(orderChanges).count += 1;
  if (platform.host.shop !== 'configured' || isInMiniProgram(answer.value)) return router.openExternal(page);
  // Copied on the dialog's tap: after a request browsers no longer allow copying.
  if (!(await feedback.confirm(orderTexts.payElsewhere))) return;
  await copyText(app, page, { copied: orderTexts.payCopied, copyFailed: orderTexts.payCopyFailed });
}

async function offerHelp({ feedback, router }: App, orderNo: string): Promise<void> {
  if (await feedback.confirm(orderTexts.payClosed)) await router.go('feedback', { orderNo, topic: 'pay' });
}
