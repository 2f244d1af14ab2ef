/** Popups about a child's interests; `withScenario({ interestTags })` makes the first one due. */
import {
  interestTagGroups,
  interestTagPops,
  interestTags,
} from '../../server/domains/home/interest-tags/tables';
import { stored, type TestContext } from './test-context';

export interface TagGroup {
  readonly max: number;
  readonly tags: readonly string[];
}

/** Id of the popup, which is last in order. */
export async function storeInterestTags(
  { db }: TestContext,
  title: string,
  groups: readonly TagGroup[],
): Promise<number> {
  const position = (await db.$count(interestTagPops)) + 1;
  const pop = { title, position };
  const { id: popId } = stored(
    await db.insert(interestTagPops).values(pop).returning({ id: interestTagPops.id }),
  );
  for (const [place, { max, tags }] of groups.entries()) {
    const group = { popId, title: `${title} ${place + 1}`, maxChosedNum: max, position: place + 1 };
    const { id: groupId } = stored(
      await db.insert(interestTagGroups).values(group).returning({ id: interestTagGroups.id }),
    );
    const rows = tags.map((tagName, index) => ({ groupId, tagName, position: index + 1 }));
    await db.insert(interestTags).values(rows);
  }
  return popId;
}
