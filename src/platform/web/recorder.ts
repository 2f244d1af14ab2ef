/** The browser's microphone and recorder. */
import { fail, ok, type Result } from '@/contract/errors';
import type { Recorded, Recorder, Recording } from '../recorder';

/** In order of device support. */
const FORMATS = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'] as const;
/** Clear enough for speech; three minutes are one megabyte. */
const BITS_PER_SECOND = 48_000;
const WINDOW = 512;
/** Midpoint of the waveform's bytes. */
const SILENCE = 128;
const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError', 'PermissionDeniedError'];

export const createRecorder = (now: () => number = () => performance.now()): Recorder => ({
  async start() {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      return begin(stream, now);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      return fail({ kind: REFUSALS.includes(name) ? 'denied' : 'unsupported', ability: 'recorder' });
    }
  },
});

function begin(stream: MediaStream, now: () => number): Result<Recording> {
  const letGo = (): void => stream.getTracks().forEach((track) => track.stop());
  try {
    const format = FORMATS.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(format && { mimeType: format }),
    });
    const meter = loudnessOf(stream);
    return ok(recordingOf(recorder, meter, () => (meter.end(), letGo()), now));
  } catch {
    letGo();
    return fail({ kind: 'unsupported', ability: 'recorder' });
  }
}

function recordingOf(recorder: MediaRecorder, meter: Meter, letGo: () => void, now: () => number): Recording {
  const heard: Blob[] = [];
  const startedAt = now();
  recorder.ondataavailable = ({ data }) => void (data.size > 0 && heard.push(data));
  const ended = new Promise<void>((resolve) => {
    // Unplugging the microphone also ends the recording.
    recorder.onstop = () => resolve();
    recorder.onerror = () => resolve();
  });
  recorder.start();
  const end = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    level: () => meter.level(),
    async stop(): Promise<Result<Recorded>> {
      const seconds = Math.max(1, Math.round((now() - startedAt) / 1000));
      end();
      await ended;
      letGo();
      // Players and servers expect the container's type without codecs.
      const [type = ''] = recorder.mimeType.split(';');
      const bytes = new Blob(heard, { type });
      return bytes.size > 0
        ? ok({ bytes, seconds })
        : fail({ kind: 'decode', reason: 'nothing was recorded' });
    },
    cancel: () => {
      end();
      letGo();
    },
  };
}

interface Meter {
  level(): number;
  end(): void;
}

/** Without measurement, report silence. */
function loudnessOf(stream: MediaStream): Meter {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = WINDOW;
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Uint8Array(WINDOW);
    return {
      level: () => {
        analyser.getByteTimeDomainData(wave);
        return wave.reduce((most, byte) => Math.max(most, Math.abs(byte - SILENCE)), 0) / SILENCE;
      },
      end: () => void context.close(),
    };
  } catch {
    return { level: () => 0, end: () => undefined };
  }
}
