/** @jest-environment jsdom */
import type { SoundEvent } from '@/platform/sound';
import { WebSound } from '@/platform/web/sound';

/** The part of HTMLAudioElement that WebSound uses. */
class FakeAudio extends EventTarget {
  src = '';
  preload = '';
  currentTime = 0;
  duration = NaN;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  volume = 1;
  readyState = 0;
  ended = false;
  error: { readonly code: number } | null = null;
  refusal: Error | undefined;

  load(): void {
    this.readyState = 0;
  }

  pause(): void {
    this.emit('pause');
  }

  play(): Promise<void> {
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve();
  }

  removeAttribute(): void {
    this.src = '';
  }

  emit(name: string): void {
    this.dispatchEvent(new Event(name));
  }

  known(duration: number): void {
    this.duration = duration;
    this.readyState = 1;
    // Some browsers reset the rate with a new source.
    this.playbackRate = 1;
    this.emit('loadedmetadata');
  }
}

function aSound() {
  const audio = new FakeAudio();
  const sound = new WebSound(audio as unknown as HTMLAudioElement);
  const events: SoundEvent[] = [];
  sound.on((event) => events.push(event));
  return { audio, sound, events };
}

const refused = () => Object.assign(new Error('a tap first'), { name: 'NotAllowedError' });

describe('the sound of the web', () => {
  test('resumes from the given place, at its speed, as soon as it knows its duration', () => {
    const { audio, sound } = aSound();
    sound.setRate(1.5);
    sound.load('https://films.example/1.m4a', 40);
    expect([sound.time, audio.currentTime]).toEqual([40, 0]);
    audio.known(100);
    expect([audio.currentTime, audio.playbackRate, sound.length]).toEqual([40, 1.5, 100]);
  });

  test('says whether the browser lets it begin', async () => {
    const { audio, sound } = aSound();
    expect(await sound.play()).toBe('playing');
    audio.refusal = refused();
    expect(await sound.play()).toBe('refused');
    audio.refusal = new Error('broken');
    expect(await sound.play()).toBe('failed');
  });

  test('does not call its end a pause', () => {
    const { audio, events, sound } = aSound();
    sound.load('https://films.example/1.m4a', 0);
    audio.ended = true;
    audio.emit('pause');
    audio.emit('ended');
    expect(events).toEqual(['ended']);
  });

  test.each([
    [2, 'network'],
    [3, 'format'],
    [4, 'address'],
  ])('reports an error, once, and its position: code %p', (code, trouble) => {
    const { audio, events, sound } = aSound();
    sound.load('https://films.example/1.m4a', 0);
    audio.known(100);
    audio.currentTime = 33;
    audio.error = { code };
    audio.emit('error');
    audio.emit('error');
    expect([sound.trouble, sound.time]).toEqual([trouble, 33]);
    expect(events.filter((event) => event === 'trouble')).toHaveLength(1);
  });

  test('emits nothing about a former sound', () => {
    const { audio, events, sound } = aSound();
    sound.load('https://films.example/1.m4a', 0);
    sound.unload();
    audio.error = { code: 4 };
    audio.emit('error');
    expect([audio.src, events]).toEqual(['', []]);
  });
});
