/** Sounds of questions: demo stories, and tones generated when stored. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageProvider } from '../../../../server/core/providers';
import { FILMS, type StoryName } from '../films';
import { secondsOf, wavOf, type Tone } from './tones';

interface QuestionSound {
  /** Storage key. */
  readonly key: string;
  readonly seconds: number;
  readonly transcript: string;
}

const LOW = 330;
const HIGH = 660;
const SHORT = 0.25;
const LONG = 0.9;
const rest: Tone = { hertz: 0, seconds: 0.35 };

const beat = (hertz: number, seconds = SHORT): readonly Tone[] => [{ hertz, seconds }, rest];

const TONES = {
  threeBeats: { tones: [1, 2, 3].flatMap(() => beat(HIGH)), transcript: '滴、滴、滴。' },
  fiveBeats: { tones: [1, 2, 3, 4, 5].flatMap(() => beat(HIGH)), transcript: '滴、滴、滴、滴、滴。' },
  highThenLow: {
    tones: [...beat(HIGH, LONG), ...beat(LOW, LONG)],
    transcript: '先是高高的声音，再是低低的声音。',
  },
  rhythm: {
    tones: [LONG, SHORT, SHORT, LONG, SHORT, SHORT].flatMap((seconds) => beat(HIGH, seconds)),
    transcript: '长、短、短，长、短、短。',
  },
} as const satisfies Readonly<Record<string, { tones: readonly Tone[]; transcript: string }>>;

type ToneName = keyof typeof TONES;
const TONE_NAMES = Object.keys(TONES) as ToneName[];

const toneSound = (name: ToneName): QuestionSound => ({
  key: `questions/demo/${name}.wav`,
  seconds: secondsOf(TONES[name].tones),
  transcript: TONES[name].transcript,
});

/** The transcript is the story's captions. */
const storySound = (name: StoryName): QuestionSound => ({
  key: `films/demo/${FILMS[name].file}`,
  seconds: FILMS[name].seconds,
  transcript: readFileSync(join(__dirname, '..', 'films', `${name}.vtt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && line !== 'WEBVTT' && !line.includes('-->'))
    .join('\n'),
});

export const SOUNDS = {
  threeBeats: toneSound('threeBeats'),
  fiveBeats: toneSound('fiveBeats'),
  highThenLow: toneSound('highThenLow'),
  rhythm: toneSound('rhythm'),
  rainSong: storySound('rainSong'),
  waitingRabbit: storySound('waitingRabbit'),
} as const;

export type SoundName = keyof typeof SOUNDS;

/** Only tones: stories are stored with the films. */
export async function storeTones(storage: StorageProvider): Promise<void> {
  for (const name of TONE_NAMES) {
    const body = wavOf(TONES[name].tones);
    await storage.put(SOUNDS[name].key, { body, contentType: 'audio/wav' });
  }
}
