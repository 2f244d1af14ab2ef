/** The operator's calls about exchanges that wait to be shipped or given a code. */
import { BACKEND_CODE } from '../../../src/contract/errors';
import { ExchangeState } from '../../../src/contract/orders/values';
import { ExchangeEnd } from '../../../src/contract/staff/values';
import { pageOf } from '../../core/db/page';
import { pictureUrl } from '../../core/http/file-url';
import { badInput, BusinessError, reasonOf, withCount } from '../../core/http/handler';
import { orNotFound } from '../../core/http/policy';
import { formatDateTime } from '../../core/time';
import { openPhone } from '../account/phone';
import { endExchange, waitingExchange, waitingExchanges, type WaitingExchange } from '../straight/exchanges';
import type { OperatorContext, OperatorHandlersOf } from './handler';
import { STAFF_MESSAGES } from './messages';

const cardOf = ({ childName, row }: Pick<WaitingExchange, 'childName' | 'row'>) => ({
  ...{ exchangeId: row.id, userId: row.userId, childName, title: row.title, count: row.count },
  exchangedAt: formatDateTime(row.exchangedAt),
});

async function exchangeFor(context: OperatorContext, exchangeId: number): Promise<WaitingExchange> {
  const exchange = orNotFound(await waitingExchange(context.db, exchangeId), STAFF_MESSAGES.unknown);
  context.concerns({ userId: exchange.row.userId, detail: { exchangeId } });
  return exchange;
}

const STATE_OF = {
  [ExchangeEnd.sent]: ExchangeState.sent,
  [ExchangeEnd.code]: ExchangeState.done,
  [ExchangeEnd.cancelled]: ExchangeState.calledOff,
} as const;

export const exchanges: OperatorHandlersOf<
  'listWaitingExchanges' | 'getExchange' | 'showReceiverPhone' | 'endExchange'
> = {
  async listWaitingExchanges(asked, { db }) {
    const { rows, total } = await pageOf((paging) => waitingExchanges(db, paging), asked);
    return withCount(rows.map(cardOf), total);
  },

  async getExchange({ exchangeId }, context) {
    const exchange = await exchangeFor(context, exchangeId);
    const { cost, currency, note, picture, receiverAddress, receiverName, receiverPhoneMask } = exchange.row;
    return {
      ...{ ...cardOf(exchange), picture: pictureUrl(context, picture), currency, cost, note },
      receiver:
        receiverName === null
          ? null
          : { name: receiverName, phoneMask: receiverPhoneMask ?? '', address: receiverAddress ?? '' },
    };
  },

  async showReceiverPhone({ exchangeId, reason: given }, context) {
    const reason = reasonOf(given);
    const { receiverPhoneCipher } = (await exchangeFor(context, exchangeId)).row;
    const sealed = orNotFound(receiverPhoneCipher ?? undefined, STAFF_MESSAGES.noReceiver);
    context.concerns({ detail: { reason } });
    return { phone: openPhone(context.config.keys, sealed) };
  },

  async endExchange({ code: typedCode, end, exchangeId, note: typedNote }, context) {
    const code = end === ExchangeEnd.code ? typedCode.trim() : '';
    const note = typedNote.trim();
    if (end === ExchangeEnd.code && code === '') throw badInput('code', STAFF_MESSAGES.exchangeCode);
    if (end === ExchangeEnd.cancelled && note === '') throw badInput('note', STAFF_MESSAGES.exchangeReason);
    const ending = { state: STATE_OF[end], code, note };
    const userId = await endExchange(context, exchangeId, ending);
    if (userId === undefined) throw new BusinessError(BACKEND_CODE.conflict, STAFF_MESSAGES.exchanged);
    context.concerns({ userId, detail: { exchangeId, end, ...(note === '' ? {} : { note }) } });
    return null;
  },
};
