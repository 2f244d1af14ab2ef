/** Pages that banners, texts, activities and messages link to: events, and information about the company. */
import { pictureKey } from '../pictures/catalogue';
import type { DemoPage } from './demo-page';

const { scene, poster, cover } = pictureKey;

const ACTIVITY_PAGES = {
  'reading-week': {
    title: '亲子共读周',
    lead: '七个晚上，七个好故事。每天二十分钟，只属于您和孩子。',
    picture: poster('reading-week'),
    parts: [
      {
        title: '这一周怎么读',
        lines: [
          '选一本孩子想听的书，旧书也很好。',
          '手机放到另一个房间，灯光调暖一点。',
          '读完请孩子说一句话，记在书的最后一页。',
        ],
      },
      {
        title: '读到一半，可以问',
        lines: ['你猜接下来会发生什么？', '如果是你，你会怎么做？', '哪一页你还想再看一遍？'],
      },
      { title: '读完七天', lines: ['在活动中心参加签到，第七天会收到一枚“小书虫”勋章。'] },
    ],
  },
  'puzzle-camp': {
    title: '假期思维营',
    lead: '五天五个关卡，和伙伴一起把难题拆开、拼好。',
    picture: poster('puzzle-camp'),
    parts: [
      {
        title: '五个关卡',
        lines: [
          '第一天 迷路的数字：找规律',
          '第二天 影子城堡：看视图，搭积木',
          '第三天 谁说了真话：推理与排除',
          '第四天 分糖果大会：平均分与余数',
          '第五天 大闯关：四人一组，合作解谜',
        ],
      },
      { title: '适合谁', lines: ['中班到二年级的孩子，没有上过课也可以参加。'] },
      { title: '需要准备', lines: ['彩笔、剪刀、一张白纸，和一个安静的角落。'] },
    ],
  },
  'talent-show': {
    title: '豌豆小舞台',
    lead: '三分钟，讲一道题、一个故事或一件作品，舞台为每个孩子留着。',
    picture: poster('talent-show'),
    parts: [
      {
        title: '怎样参加',
        lines: [
          '和孩子选一个他最想讲的题目。',
          '横着拿手机，录一段三分钟以内的视频。',
          '发给班主任，老师会写一段鼓励的话。',
        ],
      },
      {
        title: '给爸爸妈妈',
        lines: ['说错了不用重录，停下来想一想的样子也很好看。', '视频只在班级里播放，不会出现孩子的全名。'],
      },
    ],
  },
  welcome: {
    title: '新学期迎新会',
    lead: '认识老师和同班小伙伴，新学期从一声“你好”开始。',
    picture: scene('welcome'),
    parts: [
      {
        title: '这一个半小时',
        lines: ['老师介绍自己和教室里的小工具。', '每个孩子说一件喜欢的事。', '一起玩一个数字接龙的游戏。'],
      },
      { title: '请提前准备', lines: ['试一试摄像头和麦克风。', '和孩子练一遍自我介绍，一句话就够。'] },
    ],
  },
  'weekend-challenge': {
    title: '周末思维挑战',
    lead: '三关小挑战，一家人围着桌子就能玩。',
    picture: cover('math', 'meadow'),
    parts: [
      { title: '第一关', lines: ['用六根火柴，能摆出四个一样大的三角形吗？（提示：可以站起来。）'] },
      {
        title: '第二关',
        lines: ['小兔、小猫、小狗排队，小兔不在最前，小狗不在最后，小猫在中间。谁排第一？'],
      },
      { title: '第三关', lines: ['一块豆腐切三刀，最多能切成几块？动手切一切。'] },
      { title: '完成三关', lines: ['请孩子把最喜欢的一关讲给家人听，就能得到本周的思维勋章。'] },
    ],
  },
} as const satisfies Record<string, DemoPage>;

const HOME_PAGES = {
  camp: {
    title: '动手搭一搭',
    lead: '积木、纸和牙签，把学过的知识搭出来。',
    picture: scene('building-blocks'),
    parts: [
      {
        title: '在家就能做',
        lines: [
          '一张纸的桥：折几下，能托住三本书？',
          '牙签房子：用橡皮泥连起来，推一推哪种最稳。',
          '影子积木：妈妈画出影子，孩子搭出它。',
        ],
      },
      { title: '做完聊一聊', lines: ['它为什么没有倒？', '如果再高一层，要先改哪里？'] },
    ],
  },
  'daily-puzzle': {
    title: '每天一道思维题',
    lead: '三分钟就够，想出来最开心，想不出来明天再想。',
    picture: scene('learning-path'),
    parts: [
      { title: '今天的题', lines: ['树上有五只小鸟，飞走两只，又飞来一只。现在树上有几只？请画出来。'] },
      { title: '再想一步', lines: ['如果飞走的和飞来的一样多，树上的小鸟会变吗？'] },
      {
        title: '陪孩子想题',
        lines: ['先请他说一遍题目。', '允许画图、掰手指、摆豆子。', '答案不急着说，等他再想一分钟。'],
      },
    ],
  },
  reading: {
    title: '陪孩子读一本好书',
    lead: '一盏灯，一本书，一段慢慢的时光。',
    picture: scene('night-stories'),
    parts: [
      {
        title: '怎样选书',
        lines: [
          '三至四岁：图多字少，能反复念的句子。',
          '五至六岁：有一个完整的小麻烦，再慢慢解决。',
          '七岁以上：和孩子轮流读，一人一页。',
        ],
      },
      { title: '睡前的小约定', lines: ['每晚只读一本，读完就关灯，明天还有新的故事。'] },
    ],
  },
  'code/camp': {
    title: '编程趣味挑战营',
    lead: '七天，七个小作品，每个都能拿给家人玩。',
    picture: cover('biancheng', 'evening'),
    parts: [
      {
        title: '七个小作品',
        lines: [
          '会眨眼的小怪兽',
          '接苹果',
          '迷宫里的小车',
          '会唱歌的贺卡',
          '抓不住的泡泡',
          '星星时钟',
          '我自己的小游戏',
        ],
      },
      { title: '需要准备', lines: ['一台电脑或平板，每天二十分钟。', '第一次可以请爸爸妈妈坐在旁边。'] },
    ],
  },
} as const satisfies Record<string, DemoPage>;

const ABOUT_PAGES = {
  about: {
    title: '关于豌豆',
    lead: '我们相信，每个孩子都爱思考，只是需要有人等一等他。',
    picture: scene('first-day'),
    parts: [
      {
        title: '我们做什么',
        lines: ['给四到十二岁孩子的小班直播课。', '思维、口才、围棋、编程和英语，一个家庭一个账号。'],
      },
      {
        title: '我们坚持',
        lines: ['先动手，再讲道理。', '每个孩子每节课都有开口的机会。', '不排名，看进步。'],
      },
    ],
  },
  jobs: {
    title: '加入我们',
    lead: '如果您也愿意蹲下来听孩子说话，我们想认识您。',
    picture: scene('live-lesson'),
    parts: [
      {
        title: '我们在找',
        lines: [
          '主讲老师：喜欢听孩子讲“我是这么想的”。',
          '辅导老师：细心，愿意把话说清楚。',
          '教研老师：把一个道理变成十个游戏。',
        ],
      },
      { title: '怎样应聘', lines: ['这里是演示环境，没有真实的职位；正式运营时会写上投递方式。'] },
    ],
  },
} as const satisfies Record<string, DemoPage>;

export const INVITATION_PAGES = { ...ACTIVITY_PAGES, ...HOME_PAGES, ...ABOUT_PAGES } as const;
