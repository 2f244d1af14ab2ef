import { formatLength } from '@/services/helpers/say-length';

export const recordTexts = {
  start: '开始录音',
  again: '重新录音',
  stop: '录好了',
  cancel: '取消',
  asking: '请在弹出的窗口里允许使用麦克风',
  recording: '正在录音',
  level: '说话的音量',
  length: (seconds: number, most: number): string => `${formatLength(seconds)} / ${formatLength(most)}`,
  stopped: '已到最长时长，录音自动停止',
  denied: '没有使用麦克风的权限。请在系统设置里允许本应用使用麦克风，再试一次；也可以换一种方式。',
  unsupported: '这台设备现在不能直接录音，可以换一种方式。',
  empty: '没有录到声音，请再试一次',
  retry: '再试一次',
  otherMethod: '用手机自带的录音',
  otherMethodInApp: '拍一段视频代替',
} as const;
