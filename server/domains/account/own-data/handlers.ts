import {
  DATA_EXPORTS_PER_DAY,
  DATA_EXPORT_PATH,
  DATA_EXPORT_SECONDS,
} from '../../../../src/contract/account/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { issueTemporaryToken } from '../tokens';
import { BusinessError, requireSession, type HandlersOf } from '../../../core/http/handler';
import { count } from '../../../core/limits/counters';
import { publicOrigin } from '../../../core/http/file-url';
import { DAY, SECOND, shanghaiTime, today } from '../../../core/time';
import { PERSONAL_DATA_MESSAGES } from './messages';

/** Limited per calendar day in Shanghai, since the message says "tomorrow". */
const CALENDAR_DAY = { windowMs: DAY, beginsMs: shanghaiTime('1970-01-02').getTime() };

export const personalDataHandlers: HandlersOf<'exportPersonalData'> = {
  /** Returns only a URL: the export is generated on download, which bypasses the app's memory. */
  async exportPersonalData(_request, context) {
    const { accountId, userId, deviceId } = requireSession(context);
    const { db, clock } = context;
    const exports = await count(db, clock, { key: `data-export:${userId}`, ...CALENDAR_DAY });
    if (exports > DATA_EXPORTS_PER_DAY) {
      throw new BusinessError(BACKEND_CODE.tooManyRequests, PERSONAL_DATA_MESSAGES.tooOften, 429);
    }
    const lifeMs = DATA_EXPORT_SECONDS * SECOND;
    const token = await issueTemporaryToken(context, { kind: 'export', accountId, deviceId, lifeMs });
    const fileName = `wandou-personal-data-${today(clock)}.json`;
    const url = `${publicOrigin(context)}${DATA_EXPORT_PATH}/${token}/${fileName}`;
    return { url, fileName, expiresInSeconds: DATA_EXPORT_SECONDS };
  },
};
