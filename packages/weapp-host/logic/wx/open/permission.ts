import type { WxContext } from '../context';

/** WeChat's texts of permission dialogs, by scope; others by name. */
const WORDS: Record<string, string> = {
  'scope.userLocation': '你的位置信息',
  'scope.userFuzzyLocation': '你的模糊位置信息',
  'scope.record': '使用你的麦克风',
  'scope.camera': '使用你的摄像头',
  'scope.writePhotosAlbum': '保存图片或视频到你的相册',
  'scope.userInfo': '你的昵称、头像',
  phoneNumber: '你的手机号',
  subscribe: '给你发送订阅消息',
};

/** The user's answer to a dialog of WeChat: from HostOptions.permissions, or from the visible dialog. */
export async function allows(context: WxContext, what: string): Promise<boolean> {
  const { permissions } = context.options;
  if (permissions !== 'ask') return permissions === 'allow';
  return context.shell.call('ui.ask', { kind: what, text: WORDS[what] ?? what });
}
