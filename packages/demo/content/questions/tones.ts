/** Short generated sounds: tones with fade-in and fade-out, as a WAV file. */

export interface Tone {
  /** Frequency; 0: silence. */
  readonly hertz: number;
  readonly seconds: number;
}

const RATE = 8000;
/** Half of the 16-bit maximum. */
const PEAK = 16_000;
/** Fade time: without it there are audible clicks. */
const SOFT_SECONDS = 0.03;
const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

export function wavOf(tones: readonly Tone[]): Buffer {
  const samples = tones.flatMap(samplesOf);
  const file = Buffer.alloc(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE);
  writeHeader(file, samples.length * BYTES_PER_SAMPLE);
  samples.forEach((sample, index) => file.writeInt16LE(sample, HEADER_BYTES + index * BYTES_PER_SAMPLE));
  return file;
}

export const secondsOf = (tones: readonly Tone[]): number =>
  Math.ceil(tones.reduce((sum, { seconds }) => sum + seconds, 0));

function samplesOf({ hertz, seconds }: Tone): number[] {
  const count = Math.round(seconds * RATE);
  return Array.from({ length: count }, (_, index) => {
    const at = index / RATE;
    const loudness = Math.min(1, at / SOFT_SECONDS, (seconds - at) / SOFT_SECONDS);
    return Math.round(PEAK * loudness * Math.sin(2 * Math.PI * hertz * at));
  });
}

/** RIFF, mono, 16 bits. */
function writeHeader(file: Buffer, bytes: number): void {
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
}
