import type { CenterActivity } from '@/contract/activities/schema';
import type { CheckInToday, Medal, Task } from '@/contract/rewards/schema';
import { medalLevel, medalNames, type MedalName } from '@/contract/rewards/values';

export const TODAY: CheckInToday = {
  takesPart: true,
  isDone: false,
  today: '2026-11-21',
  dayNum: 6,
  monthDays: 30,
  streak: 2,
  reward: { stars: 4, peaCoins: 5 },
  week: ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
    day: `2026-11-${day}`,
    isDone: day === '19' || day === '20',
  })),
  balance: { stars: 20, peaCoins: 7 },
};

export const CHECKED_IN = {
  dayNum: 7,
  isNew: true,
  streak: 3,
  reward: TODAY.reward,
  balance: { stars: 24, peaCoins: 12 },
};

export const task = (change: Partial<Task> = {}): Task => ({
  taskId: 21,
  kind: 'checkIn',
  period: '2026-11',
  title: '11月签到7天',
  description: '每天来签到',
  done: 3,
  target: 7,
  status: 1,
  reward: { stars: 5, peaCoins: 10 },
  until: '2026-11-30',
  ...change,
});

export const medal = (name: MedalName, amount: number, earnedOn: string[] = []): Medal => ({
  name,
  amount,
  level: medalLevel(name, amount),
  earnedOn,
});

export const MEDAL_LIST: Medal[] = medalNames.map((name) => medal(name, 0));

export const activity = (id: number, change: Partial<CenterActivity> = {}): CenterActivity => ({
  id,
  title: `活动${id}`,
  summary: '一起来玩',
  imgPath: '',
  startsAt: '2026-11-20 09:00:00',
  endsAt: '2026-12-20 20:00:00',
  state: 1,
  isOurs: true,
  isJoined: false,
  redirectType: 0,
  ...change,
});
