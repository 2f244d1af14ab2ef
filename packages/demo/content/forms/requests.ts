/** Materials that the demo's teachers and operator request from parents. */
import type { FormSection } from '../../../../src/contract/help/form.schema';
import { day, film, photo, recording, section, single, words } from './fields';

export interface DemoRequest {
  readonly title: string;
  readonly asker: string;
  readonly words: string;
  readonly wanted: readonly string[];
  readonly sections: readonly FormSection[];
  readonly consent?: string;
  /** From today; negative: already ended; absent: no end. */
  readonly endsInDays?: number;
}

const CONSENT =
  '我是孩子的监护人，已征得孩子同意，同意将提交的照片、视频和录音用于课程展示，并可随时联系老师撤回。';

export const SPEAKER: DemoRequest = {
  title: '小小演说家：我的周末',
  asker: '木子老师',
  words: '请孩子用一分钟说说自己的周末，可以配上照片。优秀的作品会在下周的课堂上播放。',
  wanted: ['一段一分钟左右的录音', '照片，最多三张（选填）', '一句话介绍'],
  consent: CONSENT,
  endsInDays: 10,
  sections: [
    section([
      words('line', '一句话介绍', { isLong: false, isRequired: true, most: 40 }),
      recording('voice', '孩子的录音', {
        isRequired: true,
        help: '一分钟左右就好；找一个安静的地方，离话筒近一点',
      }),
      photo('photos', '照片', { most: 3 }),
    ]),
  ],
};

export const BOOK: DemoRequest = {
  title: '练习册里的好方法',
  asker: '豌豆教研组',
  words: '孩子想出了和老师不一样的方法吗？请拍下来，说说是怎么想的。',
  wanted: ['练习册照片，一至九张', '孩子的想法'],
  sections: [
    section([
      photo('pages', '练习册照片', { isRequired: true, help: '光线亮一些，把整页拍进去' }),
      words('how', '孩子是怎么想的', { isRequired: true, least: 5 }),
    ]),
  ],
};

export const CHESS: DemoRequest = {
  title: '家庭对弈时刻',
  asker: '周老师',
  words: '和孩子下一盘棋，记录下棋时的样子。',
  wanted: ['一段视频', '对弈日期'],
  consent: CONSENT,
  endsInDays: 20,
  sections: [
    section([
      film('game', '对弈视频', { isRequired: true }),
      day('played', '对弈日期', { isRequired: true }),
      single('who', '孩子和谁下棋', ['爸爸', '妈妈', '祖辈', '小伙伴'], { isRequired: true }),
      words('story', '有趣的一步', { most: 200 }),
    ]),
  ],
};

export const SUMMER: DemoRequest = {
  title: '夏天的发现',
  asker: '豌豆教研组',
  words: '征集孩子在夏天里的数学发现。',
  wanted: ['一张照片（选填）', '一段话'],
  endsInDays: -30,
  sections: [
    section([photo('photos', '照片', { most: 1 }), words('story', '孩子的发现', { isRequired: true })]),
  ],
};

export const REQUESTS: readonly DemoRequest[] = [SPEAKER, BOOK, CHESS, SUMMER];
