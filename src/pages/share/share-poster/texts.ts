import { InvitationState } from '@/contract/share/invite';

export const posterPageTexts = {
  drawing: '海报生成中…',
  alt: (name: string): string => `${name}的成长海报，上面有打开分享页的二维码`,
  press: '长按图片，保存或发给朋友',
  save: '保存海报',
  saved: '海报已保存',
  friend: '发给微信好友',
  moments: '分享到朋友圈',
  link: '改为分享链接',
  failed: '海报生成失败，可以改为分享链接',
  retry: '重新生成',
  missing: '找不到这个分享，请重新分享一次',
  ended: '这个分享已到期，请重新分享一次',
  revoked: '这个分享已收回，请重新分享一次',
  nextStep: '孩子的学情',
  workAlt: (name: string): string => `小老师${name}的海报，上面有打开讲解的二维码`,
  noWork: '找不到这个讲解，展示中的讲解才能做成海报',
  toLittleTeachers: '更多小老师',
  makeTitle: '做一张海报',
  make: '生成海报',
  mineTitle: '我的分享',
  toFriends: '我邀请的好友',
} as const;

export const friendTexts = {
  title: '我邀请的好友',
  loading: '加载中…',
  empty: '还没有好友通过您的邀请注册',
  invite: '去邀请好友',
  states: {
    [InvitationState.registered]: '已注册',
    [InvitationState.booked]: '已约体验课',
    [InvitationState.attended]: '已上课',
    [InvitationState.credited]: '奖励已到账',
  },
  registered: (day: string): string => `${day}注册`,
  credited: (day: string, gifts: string): string => `${day}得到${gifts}`,
} as const;
