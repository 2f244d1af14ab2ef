/**
 * Films and recorded sound of the demonstration, made by scripts/make-films.mjs. Whatever plays in it plays one of these:
 *
 *     counting    5 minutes, ten chapters on its line: for resuming
 *     balloon     24 seconds
 *     blocks      36 seconds, three chapters on its line
 *     stars       60 seconds, an HLS play list
 *     moonBoat, littleSeed, rainSong, waitingRabbit, sharingCake    stories: sound alone, 79 to 125 seconds
 *
 * All have Chinese captions. `seedFilms` may be called by every content that plays some: the rows are made once.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../server/core/db/types';
import { films } from '../../../../server/domains/films/tables';
import type { StorageProvider } from '../../../../server/core/providers';
import { pictureKey } from '../../pictures/catalogue';
import type { StoryName } from '../stories/story-text';
import { MARKS, type FilmName } from './texts';

export type { FilmName } from './texts';
export type { StoryName } from '../stories/story-text';

interface DemoFilm {
  /** In this folder. */
  readonly file: string;
  readonly playList?: string;
  readonly seconds: number;
  readonly poster: string;
  readonly isSound: boolean;
}

const film = (name: FilmName, seconds: number, poster: string): DemoFilm => ({
  file: `${name}.mp4`,
  seconds,
  poster,
  isSound: false,
});

const story = (name: StoryName, seconds: number, poster: string): DemoFilm => ({
  file: `${name}.m4a`,
  seconds,
  poster,
  isSound: true,
});

export const FILMS: Readonly<Record<FilmName | StoryName, DemoFilm>> = {
  counting: film('counting', 300, pictureKey.cover('wandou', 'meadow')),
  balloon: film('balloon', 24, pictureKey.scene('balloon-ride')),
  blocks: film('blocks', 36, pictureKey.scene('building-blocks')),
  stars: { ...film('stars', 60, pictureKey.scene('night-stories')), playList: 'stars.m3u8' },
  moonBoat: story('moonBoat', 94, pictureKey.cover('yuwen', 'evening')),
  littleSeed: story('littleSeed', 86, pictureKey.cover('yuwen', 'meadow')),
  rainSong: story('rainSong', 79, pictureKey.cover('yuwen', 'room')),
  waitingRabbit: story('waitingRabbit', 109, pictureKey.story('waiting-rabbit')),
  sharingCake: story('sharingCake', 125, pictureKey.story('sharing-cake')),
};

type Name = keyof typeof FILMS;
const NAMES = Object.keys(FILMS) as Name[];

/** Key in the file storage of a file of this folder. */
const keyOf = (file: string) => `films/demo/${file}`;
const captionsOf = (name: Name) => `${name}.vtt`;

/** Key in the file storage. */
export const filmKey = (name: FilmName): string => keyOf(FILMS[name].file);

/** The ids of all of them, in the table `films`. */
export async function seedFilms(db: Db): Promise<Readonly<Record<Name, number>>> {
  const rows = NAMES.map((name) => {
    const { file, playList, ...rest } = FILMS[name];
    return {
      ...rest,
      file: keyOf(file),
      playList: playList === undefined ? '' : keyOf(playList),
      captions: [{ lang: 'zh', label: '中文', file: keyOf(captionsOf(name)) }],
      marks: isFilm(name) ? MARKS[name] : [],
    };
  });
  const columns = { id: films.id, file: films.file };
  const wanted = inArray(
    films.file,
    rows.map(({ file }) => file),
  );
  const known = await db.select(columns).from(films).where(wanted);
  const missing = rows.filter(({ file }) => !known.some((row) => row.file === file));
  const made = missing.length === 0 ? [] : await db.insert(films).values(missing).returning(columns);
  const ids = new Map([...known, ...made].map(({ id, file }) => [file, id]));
  const entries = NAMES.map((name) => [name, ids.get(keyOf(FILMS[name].file))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

const isFilm = (name: Name): name is FilmName => name in MARKS;

const TYPES: readonly (readonly [ending: string, contentType: string])[] = [
  ['.mp4', 'video/mp4'],
  ['.m4a', 'audio/mp4'],
  ['.m3u8', 'application/vnd.apple.mpegurl'],
  ['.vtt', 'text/vtt'],
];

const files = (): string[] =>
  NAMES.flatMap((name) => [FILMS[name].file, FILMS[name].playList ?? [], captionsOf(name)].flat());

const bytesOf = (file: string): Buffer => readFileSync(join(__dirname, file));

/** Changes when a film does, so that a new version is stored once more. */
export function versionOfFilms(): string {
  const hash = createHash('sha256');
  for (const file of files()) hash.update(file).update('\0').update(bytesOf(file));
  return hash.digest('hex').slice(0, 16);
}

/** When each sentence of a story is told, in whole seconds. */
export function timesOf(name: StoryName): readonly number[] {
  const cues = bytesOf(captionsOf(name))
    .toString('utf8')
    .matchAll(/^(\d+):(\d+):(\d+)\.\d+ -->/gm);
  return [...cues].map(
    ([, hours, minutes, seconds]) => (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds),
  );
}

export async function storeFilms(storage: StorageProvider): Promise<void> {
  for (const file of files()) {
    const contentType = TYPES.find(([ending]) => file.endsWith(ending))?.[1] ?? '';
    await storage.put(keyOf(file), { body: bytesOf(file), contentType });
  }
}
