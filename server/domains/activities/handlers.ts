import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { getNewbornEntranceDetail } from './new-student';
import { activityOf } from '../home/due/student-activities';

const activityOfSession = (context: CallContext) => activityOf(context.db, requireSession(context).userId);

export const activityHandlers: HandlersOf<'getNewbornEntranceDetail' | 'checkWonderfulMoment' | 'checkTag'> =
  {
    getNewbornEntranceDetail,

    async checkWonderfulMoment(_request, context) {
      const { wonderfulPopup, wonderfulIcon } = await activityOfSession(context);
      return { popup: wonderfulPopup, icon: wonderfulIcon };
    },

    async checkTag(_request, context) {
      return { tagCheck: (await activityOfSession(context)).isTagged };
    },
  };
