export const queueTexts = {
  network: '等待网络，恢复后自动提交',
  networkOpen: '等待网络，恢复前请不要关闭页面',
  networkNamed: (title: string): string => `“${title}”等待网络，恢复后自动提交`,
  networkMany: (count: number): string => `${count}份作业等待网络，恢复后自动提交`,
  files: '照片和录音还在上传，传完自动提交',
  sending: '正在提交…',
  done: (title: string): string => `“${title}”已自动提交`,
  refused: (title: string): string => `“${title}”提交失败，打开作业查看原因`,
  fileFailed: '有文件上传失败，请重新上传后再提交',
} as const;
