import { filmsCalls } from '@/contract/films/calls';
import type { Film } from '@/contract/films/schema';
import { PlayableKind } from '@/contract/films/values';
import { storiesCalls } from '@/contract/stories/calls';
import type { StoryDetail, StoryItem } from '@/contract/stories/schema';
import { StoryState } from '@/contract/stories/values';
import type { FakeApi } from './fake-api';

export const SECONDS = 100;
const SERIES = { id: 501, title: '睡前故事', summary: '', teller: '月亮姐姐' };

export const aStory = (id: number, more: Partial<StoryItem> = {}): StoryItem => ({
  id,
  seriesId: SERIES.id,
  title: `故事${id}`,
  summary: '',
  cover: `https://files.example/${id}.svg`,
  seconds: SECONDS,
  state: StoryState.open,
  isForStudents: false,
  positionSeconds: 0,
  furthestSeconds: 0,
  isFinished: false,
  ...more,
});

export const detailOf = (id: number, more: Partial<StoryDetail> = {}): StoryDetail => ({
  ...aStory(id),
  series: SERIES,
  paragraphs: [
    { text: '从前有一颗豌豆。', atSeconds: 0 },
    { text: '他睡着了。', atSeconds: 60 },
  ],
  ...more,
});

export const filmOf = (id: number, more: Partial<Film> = {}): Film => ({
  kind: PlayableKind.story,
  id,
  positionSeconds: 0,
  furthestSeconds: 0,
  isFinished: false,
  title: `故事${id}`,
  url: `https://films.example/${id}.m4a`,
  isStream: false,
  isSound: true,
  seconds: SECONDS,
  poster: '',
  captions: [],
  marks: [],
  speed: 1,
  isPaid: false,
  availableUntil: '',
  ...more,
});

/** Three published stories of a series, and one not published yet. */
export const withStories = (api: FakeApi): FakeApi =>
  api
    .on(storiesCalls.listStories, [
      ...[1, 2, 3].map((id) => aStory(id)),
      aStory(4, { state: StoryState.coming, seconds: 0 }),
    ])
    .on(storiesCalls.getStory, ({ id }) => detailOf(id))
    .on(filmsCalls.getFilm, ({ id }) => filmOf(id))
    .on(filmsCalls.saveWatchProgress, [])
    .on(filmsCalls.saveWatchSpeed, null);
