/** What is sent by post: one picture and one list of contents, on orders, deliveries and teaching aids alike. */
import { pictureKey } from '../pictures/catalogue';
import { AIDS, picturesOf } from './teach-aids/teach-aids';

interface Goods {
  readonly picture: string;
  /** '话题卡 ×36'. */
  readonly contents: readonly string[];
}

/** Those that are no teaching aid, or hold more than one. */
const OTHERS: Readonly<Record<string, Goods>> = {
  思维学具盒: { picture: pictureKey.aidBox('wandou'), contents: ['学具盒 ×1', '练习册 ×4'] },
  '豌豆思维 秋季教具': { picture: pictureKey.aidBox('wandou'), contents: ['教具盒 ×1'] },
  '豌豆思维 S2 夏季教具': { picture: pictureKey.aidBox('wandou'), contents: ['教具盒 ×1'] },
  数学学具盒: { picture: pictureKey.aidThing('blocks'), contents: ['计数积木 ×40'] },
  口才练习手册: { picture: pictureKey.aidThing('book'), contents: ['练习手册 ×1'] },
  '语文口才 阅读书包': {
    picture: pictureKey.subjectTile('yuwen'),
    contents: ['书包 ×1', '绘本 ×8', '话题卡 ×36', '鼓励贴纸 ×2'],
  },
  电池充电套件: { picture: pictureKey.aidThing('battery'), contents: ['充电电池 ×4', '充电器 ×1'] },
  '生日礼物 豌豆玩偶': { picture: pictureKey.avatar('pea'), contents: ['豌豆玩偶 ×1'] },
  '剑桥英语 教材上册': { picture: pictureKey.aidThing('book'), contents: ['教材 ×1'] },
  '魔力耳朵 单词卡': { picture: pictureKey.aidThing('cards'), contents: ['单词卡 ×60'] },
  '围棋 练习册': { picture: pictureKey.aidThing('book'), contents: ['练习册 ×1'] },
};

export function goodsOf(title: string): Goods {
  const other = OTHERS[title];
  if (other !== undefined) return other;
  const aid = AIDS.find(({ cameWith }) => cameWith === title);
  if (aid === undefined) throw new Error(`Nobody knows what is in ${title}`);
  const [picture = ''] = picturesOf(aid);
  return { picture, contents: aid.contents.map(([name, count]) => `${name} ×${count}`) };
}
