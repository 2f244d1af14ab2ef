/** Shown to parents as toasts. */
export const FILES_MESSAGES = {
  noFile: '请选择要上传的文件',
  wrongKind: '仅支持 JPG、PNG、WebP 图片和 MP4 视频',
  pictureTooLarge: '图片不能超过 10MB',
  filmTooLarge: '视频不能超过 100MB',
  tooOften: '上传过于频繁，请稍后再试',
} as const;
