/**
 * `npx tsx scripts/make-films.mjs`: renders the demo's films and stories into packages/demo/content/films. They are committed: ffmpeg and
 * espeak-ng are needed only to change them.
 *
 * npx tsx scripts/make-films.mjs [names, default all]
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { SAID, NARRATION } from '../packages/demo/content/films/texts.ts';
import { DRAWN, HEIGHT, WIDTH } from './films/drawings.mjs';
import { melody, mix, pcmOf, RATE, spoken } from './films/sound.mjs';
import { inRoot } from './tools.mjs';

const FOLDER = inRoot('packages/demo/content/films');
/** The repository's media may have two megabytes; the rest is for the learning materials. */
const MOST_BYTES = 1_936_000;
const FRAMES = 5;
/** Seek points, and the start of each stream segment. */
const KEY_FRAME_SECONDS = 5;

const FILMS = {
  counting: { seconds: 300, seed: 7, beat: 1.2, sound: '11k', quality: 37 },
  balloon: { seconds: 24, seed: 21, beat: 0.8, sound: '15k', quality: 36 },
  blocks: { seconds: 36, seed: 33, beat: 0.9, sound: '15k', quality: 36 },
  stars: { seconds: 60, seed: 45, beat: 1.4, sound: '13k', quality: 36, isStream: true },
};
const STORIES = {
  moonBoat: { seed: 11, sound: '11k' },
  littleSeed: { seed: 17, sound: '11k' },
  rainSong: { seed: 29, sound: '11k' },
  waitingRabbit: { seed: 37, sound: '11k' },
  sharingCake: { seed: 41, sound: '10k' },
};

/** Between a story's sentences. */
const PAUSE = 0.8;

const work = mkdtempSync(path.join(tmpdir(), 'films-'));
const inWork = (name) => path.join(work, name);
const inFolder = (name) => path.join(FOLDER, name);
const QUIET = ['-y', '-hide_banner', '-loglevel', 'error'];
const soundIn = (file) => ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', file];
const soundOut = (rate) => ['-c:a', 'aac', '-b:a', rate, '-ar', String(RATE), '-ac', '1'];
/** No date or encoder tag: reproducible output. */
const BARE = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

const stamp = (seconds) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

function writeCaptions(name, cues) {
  const lines = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`);
  writeFileSync(inFolder(`${name}.vtt`), `WEBVTT\n\n${lines.join('\n')}`);
}

/** Speaks each sentence into the track; returns when they end. */
function speak(track, sentences) {
  return sentences.map(([from, text], index) => {
    const voice = spoken(text);
    mix(track, voice, from);
    const next = sentences[index + 1]?.[0] ?? track.length / RATE;
    const read = from + voice.length / RATE;
    if (read > next) throw new Error(`${text} is still read at ${next}`);
    return { from, to: Math.min(read + 0.6, next), text };
  });
}

/** Canvas cannot fill an ellipse with a gradient: use a scaled circle. */
const drawable = (svg) =>
  svg.replaceAll(
    /<ellipse cx="([^"]+)" cy="([^"]+)" rx="([^"]+)" ry="([^"]+)" (fill="url[^"]+")\/>/g,
    '<circle r="1" transform="translate($1 $2) scale($3 $4)" $5/>',
  );

async function drawInto(program, name, seconds) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  let drawn = '';
  let pixels = Buffer.alloc(0);
  for (let frame = 0; frame < seconds * FRAMES; frame += 1) {
    const svg = drawable(DRAWN[name](frame / FRAMES));
    if (svg !== drawn) {
      context.drawImage(await loadImage(Buffer.from(svg)), 0, 0, WIDTH, HEIGHT);
      pixels = Buffer.from(context.getImageData(0, 0, WIDTH, HEIGHT).data);
      drawn = svg;
    }
    if (!program.stdin.write(pixels)) await new Promise((resolve) => program.stdin.once('drain', resolve));
  }
  program.stdin.end();
}

async function film(name) {
  const { seconds, seed, beat, sound, quality, isStream = false } = FILMS[name];
  const track = melody(seconds, { seed, beat });
  writeCaptions(name, speak(track, SAID[name]));
  writeFileSync(inWork('sound.raw'), pcmOf(track));
  const out = isStream ? inWork('whole.mp4') : inFolder(`${name}.mp4`);
  const pictures = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    `${FRAMES}`,
    '-i',
    'pipe:0',
  ];
  const every = String(KEY_FRAME_SECONDS * FRAMES);
  const x264 = ['-c:v', 'libx264', '-profile:v', 'baseline', '-level', '3.0', '-pix_fmt', 'yuv420p'];
  const small = [
    '-vf',
    'scale=416:234:flags=lanczos',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    String(quality),
    '-g',
    every,
    '-keyint_min',
    every,
  ];
  const program = spawn(
    'ffmpeg',
    [
      ...QUIET,
      ...pictures,
      ...soundIn(inWork('sound.raw')),
      ...x264,
      ...small,
      '-sc_threshold',
      '0',
      ...soundOut(sound),
    ].concat([...BARE, '-t', String(seconds), '-movflags', '+faststart', out]),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise((resolve, reject) => {
    program.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  await Promise.all([drawInto(program, name, seconds), ended]);
  if (isStream) stream(name, out);
}

/** One fragmented file with a playlist. */
function stream(name, whole) {
  const parts = [
    '-hls_time',
    String(KEY_FRAME_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
  ];
  const single = ['-hls_flags', 'single_file', '-hls_segment_filename', inWork(`${name}.mp4`)];
  execFileSync('ffmpeg', [
    ...QUIET,
    '-i',
    whole,
    '-c',
    'copy',
    ...BARE,
    '-f',
    'hls',
    ...parts,
    ...single,
    inWork(`${name}.m3u8`),
  ]);
  for (const ending of ['mp4', 'm3u8']) {
    writeFileSync(inFolder(`${name}.${ending}`), readFileSync(inWork(`${name}.${ending}`)));
  }
}

function story(name) {
  const { seed, sound } = STORIES[name];
  const voices = NARRATION[name].map((text) => [text, spoken(text)]);
  const length = voices.reduce((sum, [, voice]) => sum + voice.length / RATE + PAUSE, 5);
  const track = melody(length, { seed, beat: 1.1, loudness: 0.08 });
  let from = 2;
  const cues = voices.map(([text, voice]) => {
    mix(track, voice, from);
    const cue = { from, to: from + voice.length / RATE + PAUSE / 2, text };
    from += voice.length / RATE + PAUSE;
    return cue;
  });
  writeCaptions(name, cues);
  writeFileSync(inWork('sound.raw'), pcmOf(track));
  execFileSync('ffmpeg', [
    ...QUIET,
    ...soundIn(inWork('sound.raw')),
    ...soundOut(sound),
    ...BARE,
    '-movflags',
    '+faststart',
    inFolder(`${name}.m4a`),
  ]);
  console.log(`${name}: ${length.toFixed(1)} s`);
}

const asked = process.argv.slice(2);
const isAsked = (name) => asked.length === 0 || asked.includes(name);
try {
  for (const name of Object.keys(FILMS).filter(isAsked)) await film(name);
  for (const name of Object.keys(STORIES).filter(isAsked)) story(name);
} finally {
  rmSync(work, { recursive: true });
}
const sizes = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.ts'))
  .map((name) => [name, statSync(inFolder(name)).size]);
for (const [name, size] of sizes) console.log(`${String(size).padStart(8)} ${name}`);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(`${String(total).padStart(8)} bytes`);
if (total > MOST_BYTES) throw new Error(`More than ${MOST_BYTES} bytes`);
