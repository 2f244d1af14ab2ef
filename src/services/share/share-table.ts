import type { ShareInfo } from '@/contract/bridge';
import type { RouteName } from '@/contract/routes';

const PARENT_APP = { title: '豌豆家长端', desc: '孩子的课程、作业和成长，随时看得到' };

/**
 * Default share texts by route name, for pages without their own; others use SHARE_DEFAULT. The names are the specification's as far as it
 * shows them (higherLevel), the texts are not shown (assumed). A shared page behind the login opens home: texts must not promise more.
 */
export const SHARE_TABLE: { readonly [name in RouteName]?: Pick<ShareInfo, 'title' | 'desc'> } = {
  higherLevel: {
    title: '新学年升班开始啦',
    desc: '新学年的课程、老师和上课时间，和孩子一起来看看',
  },
  downloadApp: PARENT_APP,
  downloadAppPc: PARENT_APP,
  downloadStudentApp: {
    title: '豌豆学生端',
    desc: '孩子上课、做作业，用这个就好',
  },
};
