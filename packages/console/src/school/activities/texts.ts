/** What editors read on the screens of activities. */
import type { ActivityState } from '../../../../../src/contract/activities/values';

const states: Readonly<Record<ActivityState, string>> = { 1: '进行中', 2: '未开始', 3: '已结束' };

export const activityTexts = {
  add: '新增活动',
  title: '标题',
  summary: '一句话介绍',
  startsAt: '开始',
  endsAt: '结束',
  periodHelp: '北京时间',
  isOurs: '在 App 里报名',
  isOursHelp: '关闭后家长只能点开下面的页面',
  joined: '已报名',
  userIdsHelp: '用逗号或换行隔开，最多1000位；不填就是上面身份的所有家长',
  isActive: '展示',
  state: '状态',
  states,
  hidden: '已隐藏',
  end: '提前结束',
  endSure: '结束后家长不能再报名，活动排到“已结束”里。',
  ended: '活动已结束',
} as const;
