import { LEAVE_NOTICE_HOURS } from '@/contract/lessons/values';

export const beforeTexts = {
  loading: '课前准备加载中…',
  missing: '近期没有要上的课',
  unknown: '找不到这节课，可能已经调整了',
  toBooking: '去约课',
  begins: (left: string): string => `${left}后开课`,
  soon: '马上就要开课了',
  leave: '已请假',
  leaveNote: `开课前${LEAVE_NOTICE_HOURS}小时内不能请假`,
  content: '看看这节课学什么',
  items: '要准备的东西',
  ready: (done: number, all: number): string => (done === all ? '都准备好啦' : `已准备 ${done}/${all}`),
  noItems: '这节课不需要特别准备，准时来就好',
  notKept: '保存失败，请再点一次',
  test: '设备检测',
  testNote: '只在这台设备上试一试，不会录下来，也不会发给任何人',
  passed: '正常',
  start: '开始测试',
  stop: '停止',
  again: '再试一次',
  asking: '请在弹出的窗口里选择“允许”',
  yes: '听到了',
  no: '没听到',
} as const;

export const stepTexts = {
  sound: {
    title: '扬声器',
    start: '播放测试音',
    running: '听到了吗？',
    failed: '请调大音量、关闭静音，或检查耳机有没有插好，再试一次',
    denied: '浏览器没有允许播放声音，请点“再试一次”',
    unavailable: '这个浏览器不能播放测试音，可以先放一段音乐试试',
  },
  microphone: {
    title: '麦克风',
    start: '开始测试',
    running: '请孩子说一句话，看绿条会不会动',
    failed: '没有听到声音，请靠近一点再说一次',
    denied: '没有麦克风权限，请在手机设置或浏览器设置里允许，再试一次',
    unavailable: '这里用不了麦克风，请换一个浏览器，或检查有没有其他程序正在使用',
  },
  camera: {
    title: '摄像头',
    start: '打开摄像头',
    running: '看一看孩子的脸是不是在画面中间',
    failed: '',
    denied: '没有摄像头权限，请在手机设置或浏览器设置里允许，再试一次',
    unavailable: '这里用不了摄像头，请换一个浏览器，或检查有没有其他程序正在使用',
  },
} as const;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** 2天3小时, 5小时20分钟, 25分钟; '' for less than a minute. */
export function formatLeft(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  const parts =
    days > 0
      ? [
          [days, '天'],
          [hours, '小时'],
        ]
      : [
          [hours, '小时'],
          [rest, '分钟'],
        ];
  return parts
    .filter(([number]) => Number(number) > 0)
    .map(([number, unit]) => `${number}${unit}`)
    .join('');
}
