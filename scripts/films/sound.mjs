/** Sound of the demo's films: synthesized bells, and espeak-ng's voice. 16 kHz, mono. */
import { execFileSync } from 'node:child_process';

export const RATE = 16_000;

/** Two pentatonic octaves: any sequence sounds harmonious. */
const PENTATONIC = [261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.25, 783.99];

/** The plain `cmn` voice pronounces pinyin as English. */
const VOICE = ['-v', 'cmn-latn-pinyin', '-s', '125', '-p', '62', '-a', '92'];

/** Deterministic random numbers by seed. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function bell(track, at, hertz, loudness, decay) {
  const from = Math.floor(at * RATE);
  const length = Math.min(Math.floor(decay * 4 * RATE), track.length - from);
  for (let index = 0; index < length; index += 1) {
    const time = index / RATE;
    const swell = Math.min(1, time / 0.02);
    const tone = Math.sin(2 * Math.PI * hertz * time) + 0.22 * Math.sin(4 * Math.PI * hertz * time);
    track[from + index] += loudness * swell * Math.exp(-time / decay) * tone;
  }
}

/** A slow random melody of bells, with a bass note under every fourth. `beat`: seconds between notes. */
export function melody(seconds, { seed, beat, loudness = 0.11 }) {
  const track = new Float32Array(Math.ceil(seconds * RATE));
  const next = numbersFrom(seed);
  let step = 4;
  for (let at = 0.2, count = 0; at < seconds - 2; at += beat, count += 1) {
    step = Math.min(PENTATONIC.length - 1, Math.max(0, step + Math.round(next() * 4 - 2)));
    if (next() > 0.2) bell(track, at, PENTATONIC[step], loudness, 0.5);
    if (count % 4 === 0) bell(track, at, PENTATONIC[[0, 3, 1, 4][(count / 4) % 4]] / 2, loudness * 0.8, 1);
  }
  return track;
}

/** A sentence as speech. */
export function spoken(sentence) {
  const wave = execFileSync('espeak-ng', [...VOICE, '--stdout', sentence], { maxBuffer: 1 << 26 });
  const from = ['-hide_banner', '-loglevel', 'error', '-i', 'pipe:0'];
  const softened = ['-af', 'lowpass=f=5200,volume=0.75', '-ar', String(RATE), '-ac', '1'];
  const raw = execFileSync('ffmpeg', [...from, ...softened, '-f', 's16le', 'pipe:1'], {
    input: wave,
    maxBuffer: 1 << 26,
  });
  const samples = new Int16Array(
    raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length - (raw.length % 2)),
  );
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

/** Lowers the bells under speech. */
export function mix(track, voice, at) {
  const from = Math.floor(at * RATE);
  for (let index = 0; index < voice.length && from + index < track.length; index += 1)
    track[from + index] = track[from + index] * 0.45 + voice[index] * 0.8;
}

export function pcmOf(track) {
  const samples = Int16Array.from(track, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767));
  return Buffer.from(samples.buffer);
}
