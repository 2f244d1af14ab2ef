import { StraightPart } from '@/contract/straight/values';

export const zoneTexts = {
  loading: '正在打开学霸专区',
  own: '本周战绩',
  noPoints: '这周还没有积分，上一节课、交一次作业就有啦',
  toDetail: '看积分明细',
  toRank: '看排行',
  settings: '展示设置',
  invite: {
    [StraightPart.mayJoin]: {
      title: '邀请孩子参加学习PK',
      words:
        '到课、作业、答题、签到都会变成积分，每周和水平相近的小伙伴比一比。参不参加由您决定，随时可以退出。',
    },
    [StraightPart.newcomer]: {
      title: '正式上课后就能报名',
      words: '学习PK按真实的上课和作业计分。孩子正式上课后，您可以在这里为孩子报名；现在可以先读攻略。',
    },
    [StraightPart.visitor]: {
      title: '学霸专区是什么？',
      words: '豌豆的孩子每周都在这里用上课、作业和签到积累积分。先上一节免费试听课，孩子喜欢再报名。',
    },
  },
  join: '参加学习PK',
  toPlan: '查看学习计划',
  toHome: '回首页',
  excellent: (group: string | undefined): string => ['上周学霸', group].filter(Boolean).join(' · '),
  noExcellent: '第一周还没结束，学霸榜下周一中午揭晓',
  links: { rank: '学霸排行', strategy: '学霸攻略', gift: '学霸礼品', detail: '积分明细' },
} as const;
