export const filmPickerTexts = {
  take: '拍视频',
  choose: '从相册选',
  add: '添加视频',
  film: '我的视频',
  file: '视频',
  again: '换一段',
  remove: '删除视频',
  tooLong: '这段视频有些长，老师可能看不完，可以换一段短一点的',
  unplayable: '这段视频在这里放不出来，不影响提交',
} as const;
