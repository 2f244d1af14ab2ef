import { requireDeclaration } from '../device/declarations';
import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, optional, parameter } from '../methods';
import { paymentDone, tapMethods } from './gesture';
import { allows } from './permission';

interface ChatOptions {
  extInfo?: unknown;
  corpId?: unknown;
}

const TEMPLATE_LIMIT = 3;
const PAYMENT = ['timeStamp', 'nonceStr', 'package', 'paySign'];

/** The address in the documentation's example. */
const ADDRESS = {
  userName: '张三',
  postalCode: '510000',
  provinceName: '广东省',
  cityName: '广州市',
  countyName: '海珠区',
  streetName: '新港中路',
  detailInfo: '397号',
  detailInfoNew: '397号',
  nationalCode: '510000',
  telNumber: '020-81167888',
};

const failure = (errCode: number, message: string): WxError => new WxError(message, { errCode });

/** One answer for all templates: accept or reject. */
async function subscribe(context: WxContext, tmplIds: unknown): Promise<object> {
  if (!Array.isArray(tmplIds) || tmplIds.length === 0) throw failure(10001, "TmplIds can't be empty");
  if (!tmplIds.every((id) => typeof id === 'string' && id !== ''))
    throw failure(10004, 'Invalid template id');
  if (tmplIds.length > TEMPLATE_LIMIT) throw failure(20003, 'Templates count out of max bounds');
  const answer = (await allows(context, 'subscribe')) ? 'accept' : 'reject';
  return Object.fromEntries((tmplIds as string[]).map((id) => [id, answer]));
}

async function pay(context: WxContext, given: Record<string, unknown>): Promise<void> {
  for (const name of PAYMENT) parameter<string>(given[name], name, 'String');
  optional(given.signType, 'signType', 'String', 'MD5');
  const isPaid = await context.shell.call('ui.ask', { kind: 'payment', text: String(given.package) });
  paymentDone(context);
  if (!isPaid) throw new WxError('cancel');
}

async function chooseAddress(context: WxContext): Promise<object> {
  requireDeclaration(context, 'chooseAddress');
  if (!(await context.shell.call('ui.ask', { kind: 'address', text: '使用你的收货地址' })))
    throw new WxError('cancel');
  return ADDRESS;
}

async function openChat(context: WxContext, { extInfo, corpId }: ChatOptions): Promise<void> {
  const { url } = parameter<{ url?: unknown }>(extInfo, 'extInfo', 'Object');
  parameter<string>(corpId, 'corpId', 'String');
  const text = parameter<string>(url, 'extInfo.url', 'String');
  const question = { kind: 'navigate', text: `打开客服会话 ${text}` };
  if (!(await context.shell.call('ui.ask', question))) throw new WxError('cancel');
}

export const businessMethods = (context: WxContext): WxMethods => ({
  ...asyncMethods(context, {
    requestPayment: (options: Record<string, unknown>) => pay(context, options),
    chooseAddress: () => chooseAddress(context),
    openCustomerServiceChat: (options: ChatOptions) => openChat(context, options),
  }),
  ...tapMethods(
    context,
    { requestSubscribeMessage: ({ tmplIds }: { tmplIds?: unknown }) => subscribe(context, tmplIds) },
    { afterPayment: true, message: 'can only be invoked by user TAP gesture' },
  ),
});
