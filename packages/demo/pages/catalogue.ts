/** Content of the demo pages, which replace the operator's external sites. */
import { MODULES } from '../content/home/modules';
import { outsideName } from '../content/targets';
import { pictureKey } from '../pictures/catalogue';
import type { DemoPage } from './demo-page';
import { INVITATION_PAGES } from './invitations';

const { scene, avatar } = pictureKey;

const consult: DemoPage = {
  title: '在线咨询',
  lead: '课程、排课、课时、物流，老师每天{answersFrom}–{answersUntil}在这里回答您的问题。',
  picture: scene('welcome'),
  parts: [
    {
      title: '您可能想问',
      lines: [
        '请假怎么请：在“我的”里的“请假补课”选择那节课，开课{leaveHours}小时前都可以提交。',
        '课时怎么扣：孩子进入教室后扣{lessonHours}课时，请假不扣课时。',
        '教具什么时候到：下单后{sendsDays}个工作日内寄出，在“我的物流”里可以查看。',
      ],
    },
    { title: '找不到答案', lines: ['在“意见反馈”里写给我们，或者联系孩子的辅导老师。'] },
  ],
};

const invite: DemoPage = {
  title: '邀请有礼',
  lead: '把喜欢的课分享给孩子的好朋友，两个孩子都有一份礼物。',
  picture: scene('gift-party'),
  parts: [
    {
      title: '怎样参加',
      lines: ['把您的邀请卡发给朋友。', '朋友预约并上完第一节体验课。', '两家各得一份礼物，送到收货地址。'],
    },
    { title: '说明', lines: ['每个家庭每月最多邀请5位朋友。', '礼物以收到时的实物为准。'] },
  ],
};

const teacher = (name: string, picture: string, years: string, words: readonly string[]): DemoPage => ({
  title: name,
  lead: `${years}教龄，豌豆思维主讲老师。`,
  picture,
  parts: [
    { title: '老师的话', lines: words },
    {
      title: '课堂是什么样的',
      lines: [
        '先让孩子动手试，再一起说道理。',
        '每节课每个孩子至少讲一次自己的想法。',
        '课后当天给家长一份小结。',
      ],
    },
  ],
});

/** Pages of the home cards, with the content that the card announces. */
const ofCards = (): Readonly<Record<string, DemoPage>> =>
  Object.fromEntries(
    MODULES.flatMap(({ cards }) => cards).flatMap(({ title, subtitle, picture, content, target }) => {
      const name = outsideName(target);
      if (name === undefined) return [];
      const page = {
        title,
        lead: subtitle,
        picture,
        parts: [
          { title: '讲什么', lines: [content ?? '和孩子一起看一看、做一做，十分钟就够。'] },
          {
            title: '在家可以这样做',
            lines: [
              '先问问孩子怎么想，等他说完再接着聊。',
              '找一件身边的东西，一起试一试、摆一摆、画一画。',
              '请孩子用一句话讲给家人听，说到哪里都值得夸一夸。',
            ],
          },
        ],
      };
      return [[name, page] as const];
    }),
  );

/** By path below /demo/pages. */
export const DEMO_PAGES: Readonly<Record<string, DemoPage>> = {
  ...ofCards(),
  ...INVITATION_PAGES,
  consult,
  'consult/mini': consult,
  invite,
  'invite/poster': {
    title: '我的邀请海报',
    lead: '选一张孩子喜欢的海报，长按保存，发给朋友。',
    picture: pictureKey.poster('invite-gift'),
    parts: [
      { title: '小提示', lines: ['海报上不会出现孩子的姓名和照片。', '朋友扫码后，可以先上一节体验课。'] },
    ],
  },
  'invite/present': {
    title: '邀请礼物',
    lead: '邀请成功后，可以在这里为孩子挑一份礼物。',
    picture: scene('gift-party'),
    parts: [{ title: '可以选择', lines: ['益智拼图一套', '绘本三册', '课时1节'] }],
  },
  shop: {
    title: '豌豆商城',
    lead: '孩子每天积累的豌豆币，可以在这里换成喜欢的东西。',
    picture: scene('building-blocks'),
    parts: [
      { title: '本周上新', lines: ['七巧板：120豌豆币', '数独棋：260豌豆币', '豌豆公仔：680豌豆币'] },
      { title: '说明', lines: ['兑换后在“我的订单”里查看，礼物寄到默认收货地址。'] },
    ],
  },
  'shop/pay': {
    title: '支付订单',
    lead: '示例商城的收银台：核对订单后付款，付好了回到家长端，订单就会更新。',
    picture: scene('building-blocks'),
    parts: [
      { title: '付款方式', lines: ['微信支付', '支付宝', '银行卡'] },
      {
        title: '说明',
        lines: ['这是示例页面，不会真的扣款。', '超过支付时间的订单会自动关闭，可以重新下单。'],
      },
    ],
  },
  outline: {
    title: '课程大纲',
    lead: '每个学阶学什么、学完会什么，都写在这里。',
    picture: scene('learning-path'),
    parts: [
      { title: 'S1 数与形的发现', lines: ['数一数、比一比、摆一摆，建立对数量和形状的感觉。'] },
      { title: 'S2 乘法与空间', lines: ['从一个一个数，到几个几个数；在拼搭中发展空间想象。'] },
      { title: 'S3 策略与表达', lines: ['学着有序思考，把道理讲给别人听。'] },
    ],
  },
  arrange: {
    title: '为孩子排课',
    lead: '告诉我们孩子方便的时间，老师会在{headMasterHours}小时内与您联系。',
    picture: scene('live-lesson'),
    parts: [
      { title: '需要准备', lines: ['每周两个方便的时间段。', '孩子现在的年级。', '一个安静的上课角落。'] },
    ],
  },
  report: {
    title: '学年报告',
    lead: '一年的努力，值得好好看一看。',
    picture: scene('learning-path'),
    parts: [
      { title: '这一年', lines: ['上课92节，出勤率96%。', '完成课后练习88次。', '获得星星1,280颗。'] },
      {
        title: '孩子的进步',
        lines: [
          '数感：能灵活拆分100以内的数。',
          '推理：会用排除法，并说明理由。',
          '空间：能根据两张视图还原积木。',
          '表达：能完整讲清一道题的思考过程。',
        ],
      },
      { title: '老师想说', lines: ['遇到难题时，他不再急着问答案，而是先画一画。这是这一年最珍贵的变化。'] },
    ],
  },
  'teacher/t2101': teacher('林老师', avatar('teacher-1'), '6年', ['不怕孩子做错，就怕孩子不敢试。']),
  'teacher/t2109': teacher('许老师', avatar('teacher-9'), '8年', [
    '我喜欢听孩子讲“我是这么想的”。',
    '只要他开口讲，我就知道怎么帮他。',
  ]),
  'teacher/t2110': teacher('唐老师', avatar('teacher-10'), '5年', ['每一道难题，都从一个小游戏开始。']),
};
