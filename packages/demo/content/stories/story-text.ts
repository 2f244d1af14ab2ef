import type { StoryCoverName } from '../../pictures/catalogue';

/** Recordings of stories. */
export type StoryName = 'moonBoat' | 'littleSeed' | 'rainSong' | 'waitingRabbit' | 'sharingCake';

/** Notation of a demo story. */
export interface StoryText {
  /** Must not change: identifies the story's row and cover. */
  readonly key: StoryCoverName;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** Name of its recording. */
  readonly recording?: StoryName;
  /** Only for official students. */
  readonly isForStudents?: boolean;
}

export interface SeriesText {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly teller: string;
  readonly stories: readonly StoryText[];
}
