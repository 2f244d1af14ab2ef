/**
 * Demo of the speech service, without a voice: each digit is played as that many short high tones, with a long low tone between
 * numbers, so that a listener can write them down. The text itself is printed.
 */
import type { SpeechProvider } from './speech';

const RATE = 8000;
const HEADER_BYTES = 44;
const SILENCE = 128;
const LOUDNESS = 80;
const HIGH = 880;
const LOW = 330;
/** Durations in seconds. */
const PIP = 0.1;
const BETWEEN_PIPS = 0.12;
const BETWEEN_DIGITS = 0.5;
const LONG = 0.6;

type Sound = readonly [hertz: number, seconds: number];

const pipsOf = (digit: number): Sound[] =>
  Array.from({ length: digit }, (): Sound[] => [
    [HIGH, PIP],
    [0, BETWEEN_PIPS],
  ]).flat();

const soundsOf = (words: string): Sound[] =>
  (words.match(/\d+/g) ?? []).flatMap((number, index): Sound[] => [
    ...(index === 0 ? [] : ([[LOW, LONG]] as const)),
    ...Array.from(number, Number).flatMap((digit): Sound[] => [[0, BETWEEN_DIGITS], ...pipsOf(digit)]),
    [0, BETWEEN_DIGITS],
  ]);

function samplesOf([hertz, seconds]: Sound): Buffer {
  const samples = Buffer.alloc(Math.round(seconds * RATE), SILENCE);
  if (hertz === 0) return samples;
  samples.forEach((_, at) => {
    samples[at] = SILENCE + Math.round(LOUDNESS * Math.sin((2 * Math.PI * hertz * at) / RATE));
  });
  return samples;
}

/** RIFF/WAVE, 8 bits, mono. */
function wav(samples: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

export function demoSpeech(print: (line: string) => void): SpeechProvider {
  return {
    async say(words) {
      print(`[demo speech] ${words}`);
      return { contentType: 'audio/wav', body: wav(Buffer.concat(soundsOf(words).map(samplesOf))) };
    },
  };
}
