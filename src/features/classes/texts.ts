import { spaced } from '@/features/dates/texts';
import { OpenClassState, PeaClassState } from '@/contract/classes/values';

export const classTexts = {
  loading: '课程加载中…',
  openStates: {
    [OpenClassState.soon]: '可预约',
    [OpenClassState.reserved]: '已预约',
    [OpenClassState.full]: '已约满',
    [OpenClassState.live]: '正在直播',
    [OpenClassState.over]: '已结束',
  } satisfies Record<OpenClassState, string>,
  peaStates: {
    [PeaClassState.coming]: '即将开播',
    [PeaClassState.live]: '正在直播',
    [PeaClassState.making]: '回放整理中',
    [PeaClassState.replay]: '看回放',
  } satisfies Record<PeaClassState, string>,
  replay: '看回放',
  seatsLeft: (number: number): string => `还有${number}席`,
  fewLeft: (number: number): string => `仅剩${number}席`,
  minutes: (number: number): string => `${number}分钟`,
  startedAt: (when: string): string => spaced(when, '开始'),
  points: '这节课孩子会收获',
  teacher: '主讲老师',
  watch: '观看回放',
  enter: '进入直播',
  share: '推荐给朋友',
  download: {
    title: '在家长端观看直播',
    content: '直播课堂在豌豆家长端里。下载家长端，和孩子一起准时进入。',
    confirmText: '去下载',
    cancelText: '知道了',
  },
} as const;
