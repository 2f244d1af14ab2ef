import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { InterestTagPop } from '../../../../src/contract/home/schema';
import { TagStatus } from '../../../../src/contract/home/values';
import { requireSession, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { saveInterestTagPops } from './save';
import {
  interestTagAsks,
  interestTagChoices,
  interestTagGroups,
  interestTagPops,
  interestTags,
} from './tables';
import { ownAsks, ownChoices } from '../policies';

export const interestTagHandlers: HandlersOf<'listInterestTagPops' | 'saveInterestTagPops'> = {
  /** Unanswered ones, in order. */
  async listInterestTagPops(_request, context) {
    const { userId } = requireSession(context);
    const pops = await context.db
      .select({ pop: interestTagPops })
      .from(interestTagAsks)
      .innerJoin(interestTagPops, eq(interestTagPops.id, interestTagAsks.popId))
      .where(and(ownAsks(userId), isNull(interestTagAsks.answeredAt), eq(interestTagPops.isActive, true)))
      .orderBy(asc(interestTagPops.position), asc(interestTagPops.id))
      .limit(20);
    const groupsOf = await readGroups(
      context,
      pops.map(({ pop }) => pop.id),
    );
    return pops.map(({ pop }) => ({
      id: pop.id,
      outterTitle: pop.title,
      subtitle: pop.subtitle,
      olParentInterestTagPopGroupSaveDtos: groupsOf(pop.id),
    }));
  },

  saveInterestTagPops,
};

type Groups = InterestTagPop['olParentInterestTagPopGroupSaveDtos'];

/** Tag groups of some popups, with the child's earlier choices marked. */
async function readGroups(
  context: CallContext,
  popIds: readonly number[],
): Promise<(popId: number) => Groups> {
  if (popIds.length === 0) return () => [];
  const { db } = context;
  const { userId } = requireSession(context);
  const groups = await db
    .select()
    .from(interestTagGroups)
    .where(inArray(interestTagGroups.popId, [...popIds]))
    .orderBy(asc(interestTagGroups.position), asc(interestTagGroups.id));
  const tags = await db
    .select({ tag: interestTags, chosenBy: interestTagChoices.userId })
    .from(interestTags)
    .innerJoin(interestTagGroups, eq(interestTagGroups.id, interestTags.groupId))
    .leftJoin(interestTagChoices, and(eq(interestTagChoices.tagId, interestTags.id), ownChoices(userId)))
    .where(inArray(interestTagGroups.popId, [...popIds]))
    .orderBy(asc(interestTags.position), asc(interestTags.id));
  const tagsOf = (groupId: number) =>
    tags
      .filter(({ tag }) => tag.groupId === groupId)
      .map(({ tag, chosenBy }) => ({
        tagId: tag.id,
        tagName: tag.tagName,
        status: chosenBy === null ? TagStatus.notSelected : TagStatus.selected,
      }));
  return (popId) =>
    groups
      .filter((group) => group.popId === popId)
      .map(({ id, title, maxChosedNum }) => ({
        id,
        title,
        maxChosedNum,
        olParentInterestTagPopGroupDetailSaveDtos: tagsOf(id),
      }));
}
