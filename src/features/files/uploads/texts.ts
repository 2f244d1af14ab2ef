/** Same texts as the server's (server/domains/files/messages.ts). */
import { MAX_FILM_MB, MAX_PICTURE_MB } from '@/contract/files/values';
export const UPLOADS = {
  tooLarge: {
    picture: `图片不能超过 ${MAX_PICTURE_MB}MB`,
    film: `视频不能超过 ${MAX_FILM_MB}MB`,
    sound: '录音文件太大，请重新录制',
  },
  wrongKind: {
    picture: '这张图片的格式不支持，请换一张 JPG 或 PNG 图片',
    film: '仅支持 MP4 视频，请换一个',
    sound: '这段录音的格式不支持，请重新录制',
  },
  failed: '上传失败，请重试',
  lost: '这台设备上已没有这个文件，请重新添加',
  busy: '服务器有点忙，稍后自动重试',
  notKept: '这台设备存不下更多文件，传完之前请不要关闭页面',
  impossible: '这里不能上传文件',
} as const;
