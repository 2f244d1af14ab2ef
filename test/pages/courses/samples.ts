/** Film courses, replays and films as the backend returns them. */
import { filmsCalls } from '@/contract/films/calls';
import type { Film } from '@/contract/films/schema';
import type { Chapter, FilmCourse, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import type { Replay, ReplayDetail } from '@/contract/courses/replay.schema';
import { FilmAccess, FilmCourseKind, ReplayState, Subject } from '@/contract/courses/values';
import { PlayableKind } from '@/contract/films/values';
import { FakeApi } from '../../support/fakes/fake-api';

export const study = (more: Partial<FilmCourse> = {}): FilmCourse => ({
  courseId: 3001,
  kind: FilmCourseKind.babyStudy,
  subject: Subject.yuwen,
  title: '成语故事',
  subtitle: '一个故事记住一个成语',
  picture: '',
  ages: '4–6岁',
  chapterNum: 3,
  finishedNum: 0,
  watchedPercent: 0,
  access: FilmAccess.locked,
  availableUntil: '',
  priceHours: 2,
  ...more,
});

export const chapter = (position: number, more: Partial<Chapter> = {}): Chapter => ({
  chapterId: 35000 + position,
  position,
  title: `故事${position}`,
  picture: '',
  seconds: 300,
  positionSeconds: 0,
  furthestSeconds: 0,
  isFinished: false,
  access: position === 1 ? FilmAccess.trial : FilmAccess.locked,
  ...more,
});

export const studyDetail = (more: Partial<FilmCourseDetail> = {}): FilmCourseDetail => ({
  ...study(),
  summary: '每集一个成语，听完就会用',
  highlights: ['敢开口讲故事'],
  teacherId: 0,
  teacherName: '',
  teacherAvatar: '',
  chapters: [chapter(1), chapter(2), chapter(3)],
  currentChapterId: 0,
  hoursLeft: 5,
  ...more,
});

/** A course that the child has. */
export const openStudy = (more: Partial<FilmCourseDetail> = {}): FilmCourseDetail =>
  studyDetail({
    access: FilmAccess.open,
    chapters: [1, 2, 3].map((position) => chapter(position, { access: FilmAccess.open })),
    ...more,
  });

export const film = (more: Partial<Film> = {}): Film => ({
  kind: PlayableKind.chapter,
  id: 35001,
  positionSeconds: 0,
  furthestSeconds: 0,
  isFinished: false,
  title: '故事1',
  url: 'https://films.example/1.mp4',
  isStream: false,
  isSound: false,
  seconds: 300,
  poster: '',
  captions: [],
  marks: [],
  speed: 1,
  isPaid: true,
  availableUntil: '',
  ...more,
});

/** Every film can be played. */
export const playing = (api = new FakeApi()): FakeApi =>
  api.on(filmsCalls.getFilm, ({ kind, id }) => film({ kind, id }));

/** Available at the time of the fake clock; dates in wire format. */
export const replay = (more: Partial<Replay> = {}): Replay => ({
  liveId: 700001,
  chapterName: '第12讲 图形推理',
  courseName: '豌豆思维 进阶班',
  teacherName: '林老师',
  subject: Subject.wandou,
  picture: '',
  courseDate: '2026-11-20 19:00:00',
  state: ReplayState.ready,
  availableFrom: '2026-11-20 20:10:00',
  availableUntil: '2027-02-18 20:10:00',
  seconds: 300,
  positionSeconds: 0,
  furthestSeconds: 0,
  isFinished: false,
  ...more,
});

export const replayDetail = (more: Partial<ReplayDetail> = {}): ReplayDetail => ({
  ...replay(),
  nextLiveId: 0,
  nextName: '',
  ...more,
});
