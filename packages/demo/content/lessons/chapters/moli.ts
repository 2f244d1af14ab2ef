import { step, type SubjectText } from './chapter';

export const moli: SubjectText = {
  bring: ['耳机，最好带麦克风'],
  tip: '不急着纠正发音，孩子愿意开口就先回应他说的内容。',
  steps: (chapter) => [
    step('Hello song', 3, '唱一首问好歌，叫出每个小朋友的英文名。'),
    step('New words', 6, `看图、听音、做动作，学会“${chapter}”里的新单词。`),
    step('Let’s talk', 8, '和外教一问一答，把单词放进句子里。'),
    step('Game time', 6, '用今天的句子玩一个小游戏。'),
    step('Goodbye', 2, '挥手说再见，约好下节课。'),
  ],
  chapters: {
    颜色与水果: {
      goals: ['听懂并说出 6 种颜色和 6 种水果', '会说 “I like red apples.”'],
      points: [
        ['red / yellow / green', '红色、黄色、绿色'],
        ['I like …', '我喜欢……，后面的水果要说复数。'],
      ],
      tip: '买水果时让孩子用英文说出颜色和名字。',
      bring: ['家里的两三样水果'],
      steps: [
        step('Hello song', 3, '唱问好歌，说说今天穿了什么颜色。'),
        step('Magic colours', 6, '颜料混一混，red 和 yellow 变成了什么？'),
        step('Fruit shop', 8, '外教当店主，孩子用 “I like …” 来买水果。'),
        step('What’s missing', 6, '闭上眼睛，少了哪一样？用英文抢答。'),
        step('Goodbye', 2, '用最喜欢的水果的名字说再见。'),
      ],
    },
    我的家人: {
      goals: ['会说爸爸、妈妈、爷爷、奶奶等称呼', '会用 “This is my …” 介绍家人'],
      points: [
        ['father / mother', '爸爸、妈妈'],
        ['This is my …', '这是我的……'],
      ],
      tip: '看全家福时请孩子用英文介绍每一个人。',
      bring: ['一张全家福'],
    },
    动物园的一天: {
      goals: ['听懂 8 种动物的名字', '会用 “It can …” 说动物的本领'],
      points: [
        ['elephant / monkey', '大象、猴子'],
        ['It can jump.', '它会跳。'],
      ],
      tip: '玩“我做你猜”：一个人学动物，一个人说英文。',
    },
    天气怎么样: {
      goals: ['会说 sunny、rainy、windy、snowy', '会问 “How’s the weather?”'],
      points: [
        ['sunny / rainy', '晴天、雨天'],
        ['How’s the weather?', '天气怎么样？'],
      ],
      tip: '每天早上拉开窗帘时，用英文问一问天气。',
    },
    生日聚会: {
      goals: ['会唱生日歌，会说自己的年龄', '会用 “Here you are.” 和 “Thank you.”'],
      points: [
        ['I’m six.', '我六岁了。'],
        ['Here you are.', '给你。'],
      ],
      tip: '给玩偶办一次生日会，孩子当主持人。',
    },
    身体部位歌: {
      goals: ['会指认并说出 8 个身体部位', '能跟着歌谣做动作'],
      points: [
        ['head / shoulders', '头、肩膀'],
        ['Touch your nose.', '摸摸你的鼻子。'],
      ],
      tip: '洗澡时一起唱这首歌，洗到哪里唱到哪里。',
    },
    小小厨师: {
      goals: ['会说几种食材和厨房用具', '听懂 cut、mix、cook 三个指令'],
      points: [
        ['cut / mix / cook', '切、搅、煮'],
        ['Let’s make a salad.', '我们来做沙拉吧。'],
      ],
      tip: '做饭时请孩子当小帮手，用英文说出食材。',
    },
    去海边: {
      goals: ['会说 sea、sand、shell、swim', '能用 “I can see …” 描述画面'],
      points: [
        ['shell', '贝壳'],
        ['I can see …', '我能看见……'],
      ],
      tip: '画一张海边的画，用三句英文讲给家人听。',
    },
  },
};
