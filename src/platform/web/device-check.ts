/** Speaker, microphone and camera of the browser, to try before a lesson. */
import { fail, ok, type Result } from '@/contract/errors';
import { systemScheduler, type Scheduler } from '../timers';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { DeviceCheck } from '../types';

/** The tune's notes in Hz. */
const NOTES = [523, 659, 784] as const;
const NOTE_S = 0.28;
const LOUDNESS = 0.25;
const LEVEL_EVERY_MS = 100;
const WINDOW = 1024;
/** Midpoint of the waveform's bytes. */
const SILENCE = 128;

type AudioPage = Window & { AudioContext?: typeof AudioContext; webkitAudioContext?: typeof AudioContext };

export const createDeviceCheck = (scheduler: Scheduler = systemScheduler): DeviceCheck => ({
  play: () => attempt('speaker', () => play(scheduler)),
  listen: (onLevel) => attempt('microphone', () => listen(onLevel, scheduler)),
  watch: (target) => attempt('camera', () => watch(target)),
});

async function play(scheduler: Scheduler): Promise<void> {
  const context = newContext();
  await context.resume();
  const volume = context.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(context.destination);
  NOTES.forEach((frequency, index) => {
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(context.currentTime + index * NOTE_S);
    note.stop(context.currentTime + (index + 1) * NOTE_S);
  });
  scheduler.after((NOTES.length + 1) * NOTE_S * 1000, () => void context.close());
}

async function listen(onLevel: (level: number) => void, scheduler: Scheduler): Promise<Unsubscribe> {
  const stream = await open({ audio: true });
  try {
    const context = newContext();
    await context.resume();
    const analyser = context.createAnalyser();
    analyser.fftSize = WINDOW;
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Uint8Array(WINDOW);
    const timer = scheduler.every(LEVEL_EVERY_MS, () => {
      analyser.getByteTimeDomainData(wave);
      onLevel(loudness(wave));
    });
    return () => {
      timer.stop();
      close(stream);
      void context.close();
    };
  } catch (error) {
    close(stream);
    throw error;
  }
}

const loudness = (wave: Uint8Array): number =>
  Math.min(1, wave.reduce((most, byte) => Math.max(most, Math.abs(byte - SILENCE)), 0) / SILENCE);

async function watch(target: unknown): Promise<Unsubscribe> {
  if (!(target instanceof Element)) throw new Error('nowhere to draw');
  const stream = await open({ video: { facingMode: 'user' } });
  const video = document.createElement('video');
  // iOS plays a video inline only with this.
  video.setAttribute('playsinline', '');
  video.muted = true;
  video.srcObject = stream;
  target.appendChild(video);
  await video.play().catch(() => undefined);
  return () => {
    close(stream);
    video.srcObject = null;
    video.remove();
  };
}

function newContext(): AudioContext {
  const { AudioContext: Context, webkitAudioContext } = window as AudioPage;
  const Known = Context ?? webkitAudioContext;
  if (!Known) throw new Error('no audio');
  return new Known();
}

async function open(wanted: MediaStreamConstraints): Promise<MediaStream> {
  // Missing on insecure pages, and in old web views.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new Error('no devices');
  return devices.getUserMedia(wanted);
}

const close = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError', 'PermissionDeniedError'];

async function attempt<T>(ability: string, act: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await act());
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return fail(REFUSALS.includes(name) ? { kind: 'denied', ability } : { kind: 'unsupported', ability });
  }
}
