import type { StoryCoverName } from '../../pictures/catalogue';

/** Recordings of stories. */
export type StoryName = 'moonBoat' | 'littleSeed' | 'rainSong' | 'waitingRabbit' | 'sharingCake';

/** How a story of the demo is written down here. */
export interface StoryText {
  /** Stays the same: the row of the story and its cover are found by it. */
  readonly key: StoryCoverName;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** Name of its recording. */
  readonly recording?: StoryName;
  /** For official students alone. */
  readonly isForStudents?: boolean;
}

export interface SeriesText {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly teller: string;
  readonly stories: readonly StoryText[];
}
