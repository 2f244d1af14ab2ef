import type { InterestTagPop } from '@/contract/home/schema';
import { TagStatus } from '@/contract/home/values';

interface InterestTag {
  readonly id: number;
  readonly name: string;
}

export interface InterestTagGroup {
  readonly id: number;
  readonly title: string;
  readonly max: number;
  readonly tags: readonly InterestTag[];
  /** Ids of tags selected earlier. */
  readonly chosen: readonly number[];
}

/** A popup's tags with our own names; the wire's are used only here (rule home-32). */
export interface TagPop {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly groups: readonly InterestTagGroup[];
}

/** undefined: there are no tags. */
export function tagPop(pop: InterestTagPop): TagPop | undefined {
  const groups = pop.olParentInterestTagPopGroupSaveDtos.map(tagGroup).filter(({ tags }) => tags.length > 0);
  if (groups.length === 0) return undefined;
  return { id: pop.id, title: pop.outterTitle, subtitle: pop.subtitle, groups };
}

type WireGroup = InterestTagPop['olParentInterestTagPopGroupSaveDtos'][number];

function tagGroup({ id, title, maxChosedNum, ...group }: WireGroup): InterestTagGroup {
  const known = group.olParentInterestTagPopGroupDetailSaveDtos.flatMap((tag) => {
    const tagId = tag.tagId ?? tag.id;
    return tagId === undefined
      ? []
      : [{ id: tagId, name: tag.tagName, isChosen: tag.status === TagStatus.selected }];
  });
  return {
    id,
    title,
    max: maxChosedNum,
    tags: known.map(({ id: tagId, name }) => ({ id: tagId, name })),
    // Limit an earlier selection to the group's maximum.
    chosen: known
      .filter(({ isChosen }) => isChosen)
      .map(({ id: tagId }) => tagId)
      .slice(0, maxChosedNum),
  };
}
