/** Visibility rules of the profile tab (rule profile-15): each condition once, with a description for testers. */
import { PRAISE_MIN_IOS_VERSION } from '@/contract/host';
import type { Rule } from './types';

export const notInMiniProgram: Rule = {
  condition: '不在微信小程序内',
  holds: ({ host }) => host.isWhole,
  now: ({ host }) => (host.isWhole ? '不在小程序内' : '在小程序内'),
};

export const shopConfigured: Rule = {
  condition: 'integral_mall_config 有链接',
  holds: ({ shop }) => Boolean(shop?.url),
  now: ({ shop }) => shop?.url || '无',
};

export const shopInMiniProgram: Rule = {
  condition: '小程序内须 integral_mall_config.miniProgramShow = 1',
  holds: ({ host, shop }) => host.isWhole || shop?.isInMiniProgram === true,
  now: ({ shop }) => (shop?.isInMiniProgram ? '1' : '0'),
};

export const praiseApp: Rule = {
  condition: `iOS App ${PRAISE_MIN_IOS_VERSION} 及以上`,
  holds: ({ host }) => host.asksForPraise,
  now: ({ host }) => (host.asksForPraise ? '是' : '否'),
};

export const giftsConfigured: Rule = {
  condition: '配置 18 有链接',
  holds: ({ giftsUrl }) => giftsUrl !== '',
  now: ({ giftsUrl }) => giftsUrl || '无',
};

export const wrongQuestionsOpen: Rule = {
  condition: "No_wrong_subject_me_list：main_switch 为 'all'，或用户在 white_list 中",
  holds: ({ wrongQuestions, userId }) =>
    wrongQuestions?.mainSwitch === 'all' || wrongQuestions?.whiteList.includes(userId) === true,
  now: ({ wrongQuestions, userId }) =>
    wrongQuestions ? `main_switch=${wrongQuestions.mainSwitch}，用户 ${userId} 不在名单` : '配置未取得',
};

export const official: Rule = {
  condition: '在读学员',
  holds: ({ isOfficial }) => isOfficial,
  now: ({ isOfficial }) => (isOfficial ? '在读学员' : '非在读学员'),
};

export const hasTutor: Rule = {
  condition: 'crUid 不为 0',
  holds: ({ crUid }) => Boolean(crUid),
  now: ({ crUid }) => `crUid=${crUid ?? '未取得'}`,
};

export const consultConfigured: Rule = {
  condition: 'serviceCenter 有在线咨询链接',
  holds: ({ service }) => service.consultUrl !== '',
  now: ({ service }) => service.consultUrl || '无',
};

export const phoneConfigured: Rule = {
  condition: 'serviceCenter 有客服电话',
  holds: ({ service }) => service.phone !== '',
  now: ({ service }) => service.phone || '无',
};
