import type { SoundProblem } from '@/features/stories/audio';

/** Words of the story player. */
export const playerTexts = {
  loading: '故事加载中',
  missing: '没有找到这个故事',
  others: '听听其他故事',
  comingNote: '这个故事正在录制，过几天再来听吧',
  lockedNote: '这个故事是学员专享，报名后就能听',
  told: (series: string, teller: string): string =>
    [series, teller && `${teller}讲`].filter(Boolean).join(' · '),
  previous: '上一个故事',
  next: '下一个故事',
  line: '播放进度',
  at: (now: string, whole: string): string => `${now}，共${whole}`,
  speed: '语速',
  rate: (rate: number): string => `${rate}x`,
  mode: '顺序',
  modes: { order: '顺序播放', list: '列表循环', one: '单个循环', shuffle: '随机播放' },
  sleep: '睡眠',
  sleepTitle: '讲到什么时候',
  sleepOff: '不定时',
  sleepMinutes: (minutes: number): string => `${minutes} 分钟后`,
  sleepStory: '讲完这个故事',
  sleepLeft: (time: string): string => `还有 ${time}`,
  sleepAtEnd: '讲完就停',
  list: '列表',
  listOf: (series: string, count: number): string => `${series}（${count} 个）`,
  now: '正在讲',
  text: '故事文字',
  retry: '再试一次',
  skip: '听下一个',
  download: '在豌豆家长端里听，锁屏也能接着讲',
  toDownload: '下载',
  closeDownload: '关闭下载提示',
} as const;

export const problemTexts: Readonly<Record<SoundProblem, string>> = {
  lost: '网络断开了，恢复后会接着讲',
  failed: '故事没有加载出来',
  broken: '这个故事暂时播放不了',
  locked: playerTexts.lockedNote,
  coming: playerTexts.comingNote,
  missing: playerTexts.missing,
  unsupported: '当前环境不能播放声音，请在浏览器或豌豆家长端里打开',
};
