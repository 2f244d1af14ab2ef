/** Saves choices. All ids must belong together, and no group may exceed its maximum of tags. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { homeCalls } from '../../../../src/contract/home/calls';
import { TagStatus } from '../../../../src/contract/home/values';
import type { RequestOf } from '../../../../src/contract/define';
import type { Db } from '../../../core/db/types';
import { badInput, requireSession, type Handler } from '../../../core/http/handler';
import { interestTagAsks, interestTagChoices, interestTagGroups, interestTags } from './tables';
import { ownAsks, ownChoices } from '../policies';

/** Texts of the interest tags that a client may show. */
const INTEREST_TAG_MESSAGES = {
  popUnknown: '该问卷不存在或不属于您',
  groupUnknown: '该分组不属于这份问卷',
  tagUnknown: '该标签不属于这个分组',
  repeated: '同一项出现了多次',
  tooMany: (title: string, max: number) => `“${title}”最多可选${max}个`,
} as const;

type SavedPop = RequestOf<(typeof homeCalls)['saveInterestTagPops']>['interestTagPopListSaveReqDtos'][number];
type SavedGroup = SavedPop['saveGroupReqDtos'][number];
type Group = typeof interestTagGroups.$inferSelect;

const ROOT = 'interestTagPopListSaveReqDtos';

export const saveInterestTagPops: Handler<'saveInterestTagPops'> = async (request, context) => {
  const { userId } = requireSession(context);
  const pops = request[ROOT];
  refuseRepeated(
    ROOT,
    pops.map(({ popId }) => popId),
  );
  await context.db.transaction(async (tx) => {
    await lockAsks(tx, userId, pops);
    for (const [index, pop] of pops.entries()) await savePop(tx, userId, pop, `${ROOT}.${index}`);
    await tx.update(interestTagAsks).set({ answeredAt: context.clock.now() }).where(asked(userId, pops));
  });
  return null;
};

const asked = (userId: number, pops: readonly SavedPop[]) =>
  and(
    ownAsks(userId),
    inArray(
      interestTagAsks.popId,
      pops.map(({ popId }) => popId),
    ),
  );

function refuseRepeated(field: string, ids: readonly number[]): void {
  if (new Set(ids).size < ids.length) throw badInput(field, INTEREST_TAG_MESSAGES.repeated);
}

/** Locks this parent's asks: concurrent saves could each see room for one more tag. Only asked popups can be answered. */
async function lockAsks(tx: Db, userId: number, pops: readonly SavedPop[]): Promise<void> {
  const asks = await tx
    .select({ popId: interestTagAsks.popId })
    .from(interestTagAsks)
    .where(asked(userId, pops))
    .orderBy(asc(interestTagAsks.popId))
    .for('update');
  const foreign = pops.findIndex(({ popId }) => asks.every((ask) => ask.popId !== popId));
  if (foreign !== -1) throw badInput(`${ROOT}.${foreign}.popId`, INTEREST_TAG_MESSAGES.popUnknown);
}

async function savePop(tx: Db, userId: number, pop: SavedPop, field: string): Promise<void> {
  const groups = await tx.select().from(interestTagGroups).where(eq(interestTagGroups.popId, pop.popId));
  refuseRepeated(
    `${field}.saveGroupReqDtos`,
    pop.saveGroupReqDtos.map(({ groupId }) => groupId),
  );
  for (const [index, saved] of pop.saveGroupReqDtos.entries()) {
    const where = `${field}.saveGroupReqDtos.${index}`;
    const group = groups.find(({ id }) => id === saved.groupId);
    if (group === undefined) throw badInput(`${where}.groupId`, INTEREST_TAG_MESSAGES.groupUnknown);
    await saveGroup(tx, userId, group, saved, where);
  }
}

async function saveGroup(
  tx: Db,
  userId: number,
  group: Group,
  { tagReqDtos }: SavedGroup,
  where: string,
): Promise<void> {
  const known = await tx.select().from(interestTags).where(eq(interestTags.groupId, group.id));
  const ids = known.map(({ id }) => id);
  const foreign = tagReqDtos.findIndex(({ tagid }) => !ids.includes(tagid));
  if (foreign !== -1)
    throw badInput(`${where}.tagReqDtos.${foreign}.tagid`, INTEREST_TAG_MESSAGES.tagUnknown);
  refuseRepeated(
    `${where}.tagReqDtos`,
    tagReqDtos.map(({ tagid }) => tagid),
  );
  const of = and(ownChoices(userId), inArray(interestTagChoices.tagId, ids));
  const before = ids.length === 0 ? [] : await tx.select().from(interestTagChoices).where(of);
  const chosen = new Set(before.map(({ tagId }) => tagId));
  for (const { tagid, status } of tagReqDtos) {
    if (status === TagStatus.selected) chosen.add(tagid);
    else chosen.delete(tagid);
  }
  if (chosen.size > group.maxChosedNum) {
    throw badInput(`${where}.tagReqDtos`, INTEREST_TAG_MESSAGES.tooMany(group.title, group.maxChosedNum));
  }
  if (before.length > 0) await tx.delete(interestTagChoices).where(of);
  if (chosen.size > 0) {
    await tx.insert(interestTagChoices).values([...chosen].map((tagId) => ({ userId, tagId })));
  }
}
