/** Works as returned by the server, to be changed by a test. */
import type { Work, WorkComment, WorkDetail, WorkTopic } from '@/contract/works/schema';

export const aWork = (change: Partial<Work> = {}): Work => ({
  ...{ id: 7, kind: 'babyShow', state: 'shown', title: '我的小画', cover: 'https://files.example/cover.jpg' },
  ...{ isFilm: false, seconds: 0, photos: 2, childName: '小豆', topicId: 0, topicTitle: '' },
  ...{ likes: 5, comments: 1, collected: 2, isLiked: false, isCollected: false, isMine: false },
  ...{ at: '2026-11-20 19:00:00', reason: '' },
  ...change,
});

export const aWorkDetail = (change: Partial<WorkDetail> = {}): WorkDetail => ({
  ...aWork(change),
  ...{ words: '画了一座桥。', film: '', files: [], coverFile: null, nickname: '' },
  pictures: ['https://files.example/a.jpg', 'https://files.example/b.jpg'],
  ...change,
});

/** A work with a film. */
export const aFilmDetail = (change: Partial<WorkDetail> = {}): WorkDetail =>
  aWorkDetail({
    ...{ isFilm: true, seconds: 65, photos: 0, pictures: [], film: 'https://files.example/a.mp4' },
    ...change,
  });

export const aTopic = (change: Partial<WorkTopic> = {}): WorkTopic => ({
  ...{ id: 3, kind: 'babyShow', title: '画一画秋天', words: '用颜色说说秋天。', picture: '', state: 'open' },
  ...{ startsAt: '2026-11-01 00:00:00', endsAt: '2026-12-31 23:59:59', works: 12 },
  ...change,
});

export const aWorkComment = (change: Partial<WorkComment> = {}): WorkComment => ({
  ...{ id: 31, text: '画得真好', author: '小明的家长', isMine: false, state: 'shown' },
  at: '2026-11-20 20:00:00',
  ...change,
});
