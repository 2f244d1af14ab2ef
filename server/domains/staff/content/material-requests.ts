/** What parents are asked to send in. */
import { isDeepStrictEqual } from 'node:util';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { pageOf } from '../../../core/db/page';
import { badInput, BusinessError, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import { formatDateTime } from '../../../core/time';
import { faultOf } from '../../help/forms/faults';
import { expireAsked, isWidened, notifyAsked } from '../../materials/collect/ask';
import {
  changeMaterialRequest,
  endMaterialRequest,
  storedRequest,
  storedRequests,
  storeMaterialRequest,
  type KeptRequest,
  type StoredRequest,
} from '../../materials/collect/store';
import { isOver } from '../../materials/collect/wire';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { assertUnchanged, withEtag } from './etag';
import { momentOf } from './moment';
import { assertParents } from './parents';

const stateOf = (row: StoredRequest, { clock }: OperatorContext) => ({
  ...{ requestId: row.id, askedAt: formatDateTime(row.askedAt), submissions: row.submissions },
  isOver: isOver(row, clock.now()),
});

/** What an editor writes. */
const written = ({ asker, consent, endsAt, sections, title, userIds, wanted, words }: StoredRequest) => ({
  ...{ title, asker, words, wanted: [...wanted], sections: [...sections], consent, userIds },
  endsAt: formatDateTime(endsAt),
});

/** An answer means what it meant when it was given. */
function assertKeepsForm(before: StoredRequest, after: KeptRequest): void {
  const formOf = ({ consent, sections }: KeptRequest) => ({ consent, sections });
  if (before.submissions === 0 || isDeepStrictEqual(formOf(before), formOf(after))) return;
  throw new BusinessError(BACKEND_CODE.conflict, STAFF_MESSAGES.requestAnswered);
}

/** To end it now there is a call; a past end may only stay. */
function endOf(typed: string, before: StoredRequest | null, { clock }: OperatorContext): Date | null {
  const endsAt = momentOf('endsAt', typed);
  const isKept = before !== null && typed === formatDateTime(before.endsAt);
  if (isKept) return before.endsAt;
  if (endsAt !== null && endsAt <= clock.now()) throw badInput('endsAt', STAFF_MESSAGES.endPast);
  return endsAt;
}

export const materialRequests: OperatorHandlersOf<
  'listMaterialRequests' | 'getMaterialRequest' | 'saveMaterialRequest' | 'endMaterialRequest'
> = {
  async listMaterialRequests(asked, context) {
    const { rows, total } = await pageOf((paging) => storedRequests(context.db, paging), asked);
    const listed = rows.map((row) => ({
      ...{ ...stateOf(row, context), title: row.title, asker: row.asker },
      ...{ endsAt: formatDateTime(row.endsAt), askedOf: row.userIds.length },
    }));
    return withCount(listed, total);
  },

  async getMaterialRequest({ requestId }, context) {
    const row = orNotFound(await storedRequest(context.db, requestId), STAFF_MESSAGES.unknown);
    return { ...stateOf(row, context), ...withEtag(written(row)) };
  },

  async saveMaterialRequest({ etag, requestId, endsAt, sections, userIds, ...typed }, context) {
    const { db } = context;
    const before =
      requestId === undefined
        ? null
        : orNotFound(await storedRequest(db, requestId, 'lock'), STAFF_MESSAGES.unknown);
    if (before !== null) assertUnchanged(written(before), etag);
    const fault = faultOf(sections);
    if (fault !== null) throw badInput('sections', fault);
    await assertParents(db, userIds);
    const kept = {
      ...{
        title: typed.title.trim(),
        asker: typed.asker.trim(),
        words: typed.words.trim(),
        sections,
        userIds,
      },
      ...{ consent: typed.consent.trim(), wanted: typed.wanted.map((line) => line.trim()) },
      endsAt: endOf(endsAt, before, context),
    };
    if (before !== null) assertKeepsForm(before, kept);
    const askedAt = context.clock.now();
    const saved = before?.id ?? (await storeMaterialRequest(db, { ...kept, askedAt }));
    // Those who are asked now have a day to hear of it.
    const widened = before !== null && isWidened(before.userIds, userIds) ? { askedAt } : {};
    if (before !== null) await changeMaterialRequest(db, saved, { ...kept, ...widened });
    await notifyAsked(context, { ...kept, id: saved }, before?.userIds ?? null);
    if (kept.endsAt !== null) await expireAsked(db, saved, kept.endsAt);
    context.concerns({ detail: { requestId: saved, title: kept.title, to: userIds.length || 'all' } });
    return { requestId: saved };
  },

  async endMaterialRequest({ requestId }, context) {
    const { clock, db } = context;
    const { title } = orNotFound(await storedRequest(db, requestId), STAFF_MESSAGES.unknown);
    if (!(await endMaterialRequest(db, requestId, clock.now())))
      throw new BusinessError(BACKEND_CODE.conflict, STAFF_MESSAGES.requestOver);
    await expireAsked(db, requestId, clock.now());
    context.concerns({ detail: { requestId, title } });
    return null;
  },
};
