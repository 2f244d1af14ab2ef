import { ExchangeCurrency } from '../../../../src/contract/orders/values';
import type { straightGifts } from '../../../../server/domains/orders/tables';
import { pictureKey } from '../../pictures/catalogue';

type Row = Omit<typeof straightGifts.$inferInsert, 'place'>;

const { star, peaCoin } = ExchangeCurrency;

export const GIFTS: readonly Row[] = [
  {
    ...{ title: '豌豆荚读书灯', words: '夹在书页上，睡前多读一个故事。', cost: 120, currency: star },
    ...{ picture: pictureKey.aidThing('lamp'), stock: 18, mostEach: 1, isSent: true },
  },
  {
    ...{ title: '思维积木礼盒', words: '五十六块木积木，搭一座自己的城堡。', cost: 600, currency: peaCoin },
    ...{ picture: pictureKey.scene('building-blocks'), stock: 6, mostEach: 1, isSent: true },
  },
  {
    ...{ title: '热气球拼图', words: '一百片，和家人一起拼一个周末。', cost: 80, currency: star },
    ...{ picture: pictureKey.scene('balloon-ride'), stock: 1, mostEach: 1, isSent: true },
  },
  {
    ...{ title: '课堂点歌券', words: '下课前请老师放一首你喜欢的歌。', cost: 15, currency: star },
    ...{ picture: pictureKey.scene('live-lesson'), stock: 200, mostEach: 3, isSent: false },
  },
  {
    ...{ title: '小老师出题券', words: '由你来出一道题，请全班同学想一想。', cost: 60, currency: peaCoin },
    ...{ picture: pictureKey.scene('learning-path'), stock: 50, mostEach: 2, isSent: false },
  },
  {
    ...{ title: '星星收纳罐', words: '攒下的星星，都有地方放。', cost: 50, currency: star },
    ...{ picture: pictureKey.scene('gift-party'), stock: 0, mostEach: 1, isSent: true },
  },
];
