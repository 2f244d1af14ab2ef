import { MAX_FILM_MB } from '@/contract/files/values';
export const filmTexts = {
  name: '视频题',
  task: '拍一段视频，或者选一段拍好的',
  hint: (seconds: number): string =>
    `1 段视频，不超过 ${MAX_FILM_MB}MB，最长 ${seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${seconds} 秒`}`,
} as const;
