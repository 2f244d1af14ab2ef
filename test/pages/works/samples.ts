import type { StarActivity, Work, WorkDetail, WorkTopic } from '@/contract/works/schema';
import { TopicState, WorkKind, WorkState } from '@/contract/works/values';

export const work = (id: number, more: Partial<Work> = {}): Work => ({
  id,
  kind: WorkKind.littleTeacher,
  state: WorkState.shown,
  title: `讲解${id}`,
  cover: `/works/${id}.jpg`,
  isFilm: true,
  seconds: 65,
  photos: 0,
  childName: '小豆',
  topicId: 0,
  topicTitle: '',
  likes: 0,
  comments: 0,
  collected: 0,
  isLiked: false,
  isCollected: false,
  isMine: false,
  at: '2026-11-20 19:00:00',
  reason: '',
  ...more,
});

export const workDetail = (id: number, more: Partial<WorkDetail> = {}): WorkDetail => ({
  ...work(id),
  words: '先数一数，再想一想',
  film: `/works/${id}.mp4`,
  pictures: [],
  files: [],
  coverFile: null,
  nickname: '',
  ...more,
});

export const topic = (id: number, more: Partial<WorkTopic> = {}): WorkTopic => ({
  id,
  kind: WorkKind.littleTeacher,
  title: `题目${id}`,
  words: '请把你的想法讲给大家听',
  picture: '',
  state: TopicState.open,
  startsAt: '2026-11-01 00:00:00',
  endsAt: '2026-11-30 23:59:59',
  works: 3,
  ...more,
});

export const starActivity = (more: Partial<StarActivity> = {}): StarActivity => ({
  ...topic(9, { kind: WorkKind.teacherStar, title: '十一月小老师之星' }),
  rules: [{ title: '怎么参加', words: '录一段讲题的视频' }],
  prizes: [{ place: '第一名', name: '金话筒', stars: 50 }],
  ownWorkId: 0,
  ownPlace: 0,
  ownStars: 0,
  ...more,
});
