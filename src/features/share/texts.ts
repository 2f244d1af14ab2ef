import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import type { ShareMethod } from '@/contract/share/values';
import type { SharePlace } from './places';

/** Texts of sharing (not in the specification, assumed; its catalogue's messages are in contract/bridge). */
export const shareTexts = {
  title: '推荐给朋友',
  hint: '和更多家长一起，陪孩子快乐学习',
  methods: {
    native: '分享',
    weChatMenu: '发给微信好友',
    miniProgram: '发给微信好友',
    system: '更多分享方式',
    copyLink: '复制链接',
    qrCode: '二维码',
  } satisfies Record<ShareMethod, string>,
  moments: '分享到朋友圈',
  /** Beside the app's channels. */
  nativeMore: '更多分享方式',
  places: { friend: '微信好友', friendLine: '朋友圈', douyin: '抖音' } satisfies Record<SharePlace, string>,
  noPlaces: `${BRIDGE_REFUSAL.noSharePlatforms}，请用应用自带的分享`,
  film: { title: '分享视频', hint: '把孩子的精彩瞬间分享给家人朋友', share: '分享给好友', save: '保存视频' },
  failed: '暂时无法分享，请重试',
  retry: '重试',
  copied: '链接已复制，去粘贴给朋友吧',
  qr: {
    title: '二维码',
    picture: '分享链接的二维码',
    hint: '用微信或浏览器扫一扫，就能打开',
    save: '保存图片',
    saved: '图片已保存',
    loading: '二维码生成中',
  },
  guide: {
    title: '分享到微信',
    steps: {
      friend: ['点击右上角的“…”', '选择“发送给朋友”'],
      moments: ['点击右上角的“…”', '选择“分享到朋友圈”'],
    },
    done: '知道了',
  },
} as const;
