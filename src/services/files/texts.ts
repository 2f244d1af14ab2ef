/** The server uses the same texts in its refusals (server/domains/files/messages.ts). */
import { MAX_FILM_MB, MAX_PICTURE_MB } from '@/contract/files/values';
export const FILES = {
  pictureUnreadable: '这张图片无法读取，请换一张 JPG 或 PNG 图片',
  pictureCutOff: '这张图片不完整，请重新选择或重新拍一张',
  pictureTooLarge: `图片不能超过 ${MAX_PICTURE_MB}MB`,
  surplus: (count: number): string => `最多还能添加 ${String(count)} 个，多选的没有添加`,
  filmTooLarge: `视频不能超过 ${MAX_FILM_MB}MB`,
} as const;
