/** How to learn well: made up for the demonstration, in the words of a friendly teacher. */
import type { straightStrategies } from '../../../../server/domains/straight/tables';

type Row = Omit<typeof straightStrategies.$inferInsert, 'place'>;

export const STRATEGIES: readonly Row[] = [
  {
    title: '课前五分钟，做好三件小事',
    summary: '书桌、水杯、小问题：准备好了，孩子上课更容易进入状态。',
    minutes: 2,
    sections: [
      {
        title: '收一收书桌',
        words: [
          '把和这节课没有关系的东西请出书桌，只留下课本、草稿纸和笔。',
          '桌面空了，眼睛就不会到处找好玩的东西。',
        ],
      },
      {
        title: '喝一口水，上一次厕所',
        words: ['这两件事最容易打断一节课。提前做好，四十分钟就能完整地留给思考。'],
      },
      {
        title: '带着一个小问题上课',
        words: ['可以问问孩子：“你猜今天老师会讲什么？”猜错了也没关系，猜过的人听得更认真。'],
      },
    ],
  },
  {
    title: '错题不是坏消息，是路标',
    summary: '和孩子一起看错题时，先问“你是怎么想的”，再看答案。',
    minutes: 3,
    sections: [
      {
        title: '先听孩子说',
        words: [
          '让孩子把当时的想法讲一遍。很多时候，讲到一半他自己就发现了问题。',
          '讲出来的思路，比抄一遍正确答案记得牢得多。',
        ],
      },
      {
        title: '分清三种错',
        words: [
          '看错题目的，下次把关键词圈出来；算错的，换一张草稿纸重算；不会的，记下来问老师。',
          '三种错，三种办法，不要都归到“粗心”里。',
        ],
      },
      { title: '隔三天再做一次', words: ['三天以后还能做对，才算真的会了。错题本里可以标记已经掌握的题。'] },
    ],
  },
  {
    title: '作业按时交，从固定的时间开始',
    summary: '每天同一个时间写作业，比催十遍更有用。',
    minutes: 2,
    sections: [
      {
        title: '和孩子一起选时间',
        words: ['晚饭前还是晚饭后，让孩子自己选。自己选的时间，更愿意遵守。'],
      },
      {
        title: '先难后易，还是先易后难？',
        words: ['容易着急的孩子，先做一道简单的题热热身；坐得住的孩子，可以先攻最难的那一道。'],
      },
      { title: '写完就交', words: ['写完马上拍照提交，老师批改得快，孩子也能早一点看到小红花。'] },
    ],
  },
  {
    title: '敢举手的孩子，是这样练出来的',
    summary: '开口说对还是说错不重要，重要的是他说了。',
    minutes: 3,
    sections: [
      {
        title: '在家先当一回小老师',
        words: ['请孩子把今天学会的一道题讲给家人听。家里人多问一句“为什么”，孩子就多想一层。'],
      },
      {
        title: '夸具体的事',
        words: ['不说“你真棒”，说“你刚才第一步先画了图，这个办法很清楚”。孩子知道好在哪里，下次还会这样做。'],
      },
    ],
  },
  {
    title: '睡前十分钟，把今天装进口袋',
    summary: '三个小问题，帮孩子把一天学到的东西留下来。',
    minutes: 2,
    sections: [
      {
        title: '三个问题',
        words: ['今天学会了什么？哪里最有意思？还有哪里没想明白？', '每个问题一两句话就够，不用变成考试。'],
      },
      { title: '记下没想明白的', words: ['把它写在便利贴上，贴在书桌前。明天上课，孩子会自己去找答案。'] },
    ],
  },
];
