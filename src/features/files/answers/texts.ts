import { MAX_FILM_MB, MAX_PICTURE_MB } from '@/contract/files/values';
export const answerFileTexts = {
  elsewhere: '在另一台设备上，还没传完',
  waiting: '排队上传中',
  sending: (percent: number): string => `正在上传 ${percent}%`,
  paused: '网络不好，恢复后自动继续',
  done: '已上传',
  progress: (name: string): string => `${name}的上传进度`,
  retry: '重试',
  retryNamed: (name: string): string => `重新上传${name}`,
  cancel: '取消上传',
  cancelNamed: (name: string): string => `取消上传${name}`,
  unreadable: '这张图片无法读取，请换一张 JPG 或 PNG 图片',
  cutOff: '这张图片不完整，请重新选择或重新拍一张',
  tooLarge: {
    picture: `图片不能超过 ${MAX_PICTURE_MB}MB`,
    film: `视频不能超过 ${MAX_FILM_MB}MB`,
    sound: '录音文件太大，请重新录制',
  },
  notFilm: '仅支持视频文件，请换一个',
  surplus: (count: number): string => `最多还能添加${count}个，超出的没有添加`,
  cannot: '这里不能添加文件，请在手机浏览器或应用里打开',
} as const;
