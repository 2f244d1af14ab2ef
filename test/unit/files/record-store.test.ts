import { RecordStore } from '@/features/files/record/record-store';
import { oneSound } from '@/features/films/one-sound';
import { fail, ok } from '@/contract/errors';
import type { Recorded, Recorder, Recording } from '@/platform/recorder';
import { settled } from '../../support/fakes/fake-device-files';
import { fakeApp } from '../../support/fakes/fake-app';

const BYTES = new Blob(['sound']);

class FakeRecorder implements Recorder {
  answer: 'ok' | 'denied' | 'unsupported' = 'ok';
  isEmpty = false;
  seconds = 42;
  cancelled = 0;
  starts = 0;

  start() {
    this.starts += 1;
    if (this.answer !== 'ok') return Promise.resolve(fail({ kind: this.answer, ability: 'recorder' }));
    const recording: Recording = {
      level: () => 0.5,
      stop: () =>
        Promise.resolve(
          this.isEmpty ? fail({ kind: 'decode', reason: '' }) : ok({ bytes: BYTES, seconds: this.seconds }),
        ),
      cancel: () => void (this.cancelled += 1),
    };
    return Promise.resolve(ok(recording));
  }
}

async function open(recorder: FakeRecorder | null = new FakeRecorder(), mostSeconds = 180) {
  const platform = recorder ? { loadRecorder: () => Promise.resolve(recorder) } : {};
  const fake = await fakeApp({ platform });
  const kept: Recorded[] = [];
  const store = new RecordStore(fake.app, mostSeconds, (recorded) => void kept.push(recorded));
  return { ...fake, kept, store, recorder: recorder ?? new FakeRecorder() };
}

describe('a recording', () => {
  test('reports its duration and volume, and is kept when it ends', async () => {
    const { store, time, kept } = await open();
    await store.start();
    time.advance(3100);
    expect(store).toMatchObject({ state: 'recording', seconds: 3, level: 0.5 });
    await store.stop();
    expect(kept).toEqual([{ bytes: BYTES, seconds: 42 }]);
    expect(store).toMatchObject({ state: 'idle', level: 0 });
    expect(time.pending).toBe(0);
  });

  test('ends by itself after three minutes, and is no longer than that', async () => {
    const recorder = new FakeRecorder();
    recorder.seconds = 181;
    const { store, time, kept } = await open(recorder);
    await store.start();
    time.advance(180_000);
    await settled();
    expect(kept).toEqual([{ bytes: BYTES, seconds: 180 }]);
    expect(store.note).toBe('已到最长时长，录音自动停止');
  });

  test('silences what sounds, and is kept when something else sounds', async () => {
    const { app, store, kept } = await open();
    let isSilent = false;
    app.get(oneSound).claim(() => (isSilent = true));
    await store.start();
    expect(isSilent).toBe(true);
    app.get(oneSound).claim(() => undefined);
    await settled();
    expect(kept).toHaveLength(1);
  });

  test.each(['denied', 'unsupported'] as const)(
    'that is %s says so, and may be tried again',
    async (answer) => {
      const recorder = new FakeRecorder();
      recorder.answer = answer;
      const { store, kept } = await open(recorder);
      await store.start();
      expect(store.state).toBe(answer);
      recorder.answer = 'ok';
      await store.start();
      expect(store.state).toBe('recording');
      expect(kept).toEqual([]);
    },
  );

  test('that was discarded is not kept', async () => {
    const { store, kept, recorder } = await open();
    await store.start();
    store.cancel();
    await settled();
    expect(kept).toEqual([]);
    expect(recorder.cancelled).toBe(1);
  });

  test('that is left while the browser still asks lets go of the microphone', async () => {
    const { store, recorder } = await open();
    const starting = store.start();
    store.cancel();
    await starting;
    expect(recorder.cancelled).toBe(1);
    expect(store.state).toBe('idle');
  });

  test('without sound is reported as empty', async () => {
    const recorder = new FakeRecorder();
    recorder.isEmpty = true;
    const { store, kept } = await open(recorder);
    await store.start();
    await store.stop();
    expect(kept).toEqual([]);
    expect(store.note).toBe('没有录到声音，请再试一次');
  });

  test('is not offered where nothing can record', async () => {
    const { store } = await open(null);
    expect(store.state).toBe('unsupported');
  });
});
