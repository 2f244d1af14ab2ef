/** Shown to parents as toasts. */
import { MAX_FILM_MB, MAX_PICTURE_MB, MAX_SOUND_MB } from '../../../src/contract/files/values';

export const FILES_MESSAGES = {
  noFile: '请选择要上传的文件',
  wrongKind: '仅支持 JPG、PNG、WebP 图片，MP4、MOV、WebM 视频和录音文件',
  noPicture: '仅支持 JPG、PNG、WebP 图片',
  pictureCutOff: '这张图片不完整，请重新选择或重新拍一张',
  pictureTooLarge: `图片不能超过 ${MAX_PICTURE_MB}MB`,
  tooManyPixels: '图片的尺寸太大，请缩小后再上传',
  filmTooLarge: `视频不能超过 ${MAX_FILM_MB}MB`,
  soundTooLarge: `录音不能超过 ${MAX_SOUND_MB}MB`,
  partTooLarge: '文件分片过大',
  unknownUpload: '这次上传已失效，请重新上传',
  wrongPlace: '上传进度不一致',
  wrongProtocol: '上传协议版本不支持',
  wrongLength: '文件大小不正确',
  tooManyAtOnce: '同时上传的文件太多，请稍后再试',
  tooOften: '上传过于频繁，请稍后再试',
} as const;
