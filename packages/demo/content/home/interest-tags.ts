import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../server/core/db/types';
import {
  interestTagAsks,
  interestTagGroups,
  interestTagPops,
  interestTags,
} from '../../../../server/domains/home/interest-tags/tables';

const POPS = [
  {
    title: '孩子喜欢什么？',
    subtitle: '选一选，首页会多推荐孩子爱看的内容',
    groups: [
      {
        title: '孩子的兴趣',
        max: 3,
        tags: ['画画', '搭积木', '讲故事', '唱歌', '跳舞', '踢足球', '做实验', '下棋'],
      },
      { title: '爱看的内容', max: 2, tags: ['动画片', '绘本', '儿歌', '科普', '手工视频'] },
    ],
  },
  {
    title: '您更关心哪些能力？',
    subtitle: '老师会据此调整课后建议',
    groups: [{ title: '能力培养', max: 2, tags: ['专注力', '逻辑思维', '语言表达', '空间想象', '情绪管理'] }],
  },
  {
    title: '什么时候方便陪孩子学习？',
    subtitle: '我们会在合适的时间提醒您',
    groups: [
      { title: '工作日', max: 1, tags: ['放学后', '晚饭后', '睡前'] },
      { title: '周末', max: 2, tags: ['上午', '下午', '晚上'] },
    ],
  },
] as const;

export const INTEREST_TAG_POPS = POPS.length;

export async function seedInterestTags(db: Db): Promise<void> {
  for (const [index, { title, subtitle, groups }] of POPS.entries()) {
    const [pop] = await db
      .insert(interestTagPops)
      .values({ title, subtitle, position: index + 1 })
      .returning({ id: interestTagPops.id });
    if (pop === undefined) throw new Error('A popup of interest tags was not stored');
    for (const [place, group] of groups.entries()) await seedGroup(db, pop.id, place + 1, group);
  }
}

async function seedGroup(
  db: Db,
  popId: number,
  position: number,
  { title, max, tags }: { readonly title: string; readonly max: number; readonly tags: readonly string[] },
): Promise<void> {
  const [group] = await db
    .insert(interestTagGroups)
    .values({ popId, title, maxChosedNum: max, position })
    .returning({ id: interestTagGroups.id });
  if (group === undefined) throw new Error('A group of interest tags was not stored');
  const groupId = group.id;
  await db
    .insert(interestTags)
    .values(tags.map((tagName, index) => ({ groupId, tagName, position: index + 1 })));
}

/** Makes exactly the first `number` popups due again; chosen tags are kept. */
export async function askInterestTags(db: Db, userId: number, number: number): Promise<void> {
  await db.delete(interestTagAsks).where(eq(interestTagAsks.userId, userId));
  const pops = await db
    .select({ popId: interestTagPops.id })
    .from(interestTagPops)
    .where(eq(interestTagPops.isActive, true))
    .orderBy(asc(interestTagPops.position), asc(interestTagPops.id))
    .limit(number);
  if (pops.length > 0) await db.insert(interestTagAsks).values(pops.map(({ popId }) => ({ userId, popId })));
}
