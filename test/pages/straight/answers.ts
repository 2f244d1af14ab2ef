import type {
  Straight,
  StraightGift,
  StudyBaby,
  StudyDetail,
  StudyEntry,
  StudyPeriod,
  StudyStanding,
} from '@/contract/straight/schema';

export const WEEK: StudyPeriod = {
  ...{ period: '2026-11-16', lastDay: '2026-11-22', state: 'open' },
  closesAt: '2026-11-23 12:00:00',
};
export const PERIODS = ['2026-11-16', '2026-11-09'];

export const entry = (place: number, more: Partial<StudyEntry> = {}): StudyEntry => ({
  ...{ id: 3000 + place, name: `*${place}`, place, points: 200 - place, isMine: false },
  ...more,
});

const MEMBERSHIP = { id: 3007, nickname: '', shownName: '小豆', showsMedals: false };

export const zone = (more: Partial<Straight> = {}): Straight => ({
  ...{ part: 'joined', period: WEEK, group: 's1', shortName: '小豆', membership: MEMBERSHIP },
  own: entry(7, { name: '小豆', points: 66, isMine: true }),
  lastPeriod: '2026-11-09',
  excellent: [{ ...entry(1, { name: '小火箭', points: 188 }), group: 's1' }],
  ...more,
});

export const invited = (part: Straight['part']): Straight => zone({ part, membership: null, own: null });

export const standing = (more: Partial<StudyStanding> = {}): StudyStanding => ({
  ...{ period: WEEK, group: 's1', own: entry(7, { isMine: true }), periods: PERIODS },
  near: [entry(6), entry(7, { isMine: true }), entry(8)],
  ...more,
});

export const BABY: StudyBaby = {
  ...{ ...entry(1, { name: '小火箭', points: 188 }), group: 's1', period: '2026-11-09', state: 'closed' },
  kinds: [
    { kind: 'attended', points: 45 },
    { kind: 'homework', points: 20 },
  ],
  streak: 5,
  medals: [{ name: 'lessons', level: 3 }],
};

export const detail = (more: Partial<StudyDetail> = {}): StudyDetail => ({
  ...{ period: WEEK, group: 's1', place: 7, points: 35, prize: 0, periods: PERIODS },
  days: [
    {
      ...{ day: '2026-11-17', points: 35 },
      from: [
        { kind: 'attended', count: 1, points: 15, isCapped: false },
        { kind: 'answer', count: 26, points: 20, isCapped: true },
      ],
    },
  ],
  ...more,
});

export const gift = (more: Partial<StraightGift> = {}): StraightGift => ({
  ...{ id: 401, title: '课堂点歌券', words: '下课前放一首歌', picture: '', currency: 2, cost: 15 },
  ...{ stock: 20, left: 3, isSent: false },
  ...more,
});
