import { filmsCalls } from '@/contract/films/calls';
import { FILM_CODE } from '@/contract/films/values';
import { storiesCalls } from '@/contract/stories/calls';
import { oneSound } from '@/features/films/one-sound';
import { LoopMode, storySound } from '@/features/stories/audio';
import { loadedStory } from '@/features/stories/bar/loaded-story';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { FakeSound } from '../../support/fakes/fake-sound';
import { detailOf, filmOf, SECONDS, withStories } from '../../support/fakes/stories';

const SECOND = 1000;

const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

async function aSound(api = withStories(new FakeApi())) {
  const player = new FakeSound();
  const platform = { sound: () => Promise.resolve(player) };
  const fake = await fakeApp({ user: TEST_USER, api, platform });
  const sound = await fake.app.get(storySound);
  if (!sound) throw new Error('nothing sounds');
  const open = async (id = 1) => {
    await sound.open(detailOf(id));
    await settle();
  };
  /** Plays for this many seconds. */
  const listen = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      fake.time.advance(SECOND);
      player.reach(player.time + 1);
    }
  };
  const events = () =>
    api.requests(filmsCalls.saveWatchProgress).flatMap(({ reports }) => reports.map((report) => report));
  return { ...fake, api, player, sound, open, listen, events };
}

describe('a story that sounds', () => {
  test('goes on where the child stopped, at the speed of its parent', async () => {
    const api = withStories(new FakeApi());
    api.on(filmsCalls.getFilm, filmOf(1, { positionSeconds: 42, speed: 1.25 }));
    const { open, player, sound } = await aSound(api);
    await open();
    expect(player.loaded).toEqual([{ url: 'https://films.example/1.m4a', startAt: 42 }]);
    expect([player.rate, sound.isPlaying, sound.time]).toEqual([1.25, true, 42]);
  });

  test('that was heard to its end restarts', async () => {
    const api = withStories(new FakeApi());
    api.on(filmsCalls.getFilm, filmOf(1, { positionSeconds: SECONDS - 2, isFinished: true }));
    const { open, player } = await aSound(api);
    await open();
    expect(player.loaded[0]?.startAt).toBe(0);
  });

  test('waits for a tap where the browser wants one', async () => {
    const { open, player, sound } = await aSound();
    player.answer = 'refused';
    await open();
    expect(sound.status).toBe('paused');
    player.answer = 'playing';
    await sound.play();
    expect(sound.isPlaying).toBe(true);
  });

  test('that is called waiting after a jump, and sounds, is playing by its clock', async () => {
    const { listen, open, player, sound } = await aSound();
    await open();
    listen(20);
    sound.seek(5);
    player.emit('waiting');
    player.reach(5);
    expect(sound.status).toBe('waiting');
    player.reach(5.3);
    player.reach(5.6);
    expect([sound.status, sound.placedAt]).toEqual(['playing', 5.6]);
  });

  test('reports its position every ten seconds, when it stops and when the page hides', async () => {
    const { listen, open, platform, sound, events } = await aSound();
    await open();
    listen(10);
    await settle();
    listen(15);
    await settle();
    const spoken = events().map(({ positionSeconds }) => positionSeconds);
    expect(spoken).toHaveLength(2);
    sound.pause();
    await settle();
    expect(events().pop()).toMatchObject({ kind: 'story', id: 1, positionSeconds: 25 });
    await sound.play();
    listen(3);
    platform.setVisible(false);
    await settle();
    expect(events().pop()).toMatchObject({ positionSeconds: 28 });
  });

  test('is followed by the next one of its series, and the last one by silence', async () => {
    const { open, player, sound } = await aSound();
    await open(2);
    player.end();
    await settle();
    expect([sound.story?.id, sound.isPlaying]).toEqual([3, true]);
    player.end();
    await settle();
    expect([sound.story?.id, sound.status, sound.queue.hasNext]).toEqual([3, 'paused', false]);
    await sound.play();
    expect(player.time).toBe(0);
  });

  test('loops as the parent likes: itself, or its list', async () => {
    const { api, open, player, sound } = await aSound();
    await open(3);
    sound.queue.setMode(LoopMode.one);
    player.end();
    await settle();
    expect([sound.story?.id, player.time, sound.isPlaying]).toEqual([3, 0, true]);
    expect(api.requests(storiesCalls.getStory)).toEqual([]);
    sound.queue.setMode(LoopMode.list);
    player.end();
    await settle();
    expect(sound.story?.id).toBe(1);
  });

  test('stops at its end where the parent said so, and at the end of the sleep timer', async () => {
    const { listen, open, player, sound, time } = await aSound();
    await open();
    sound.sleep.choose('story');
    player.end();
    await settle();
    expect([sound.story?.id, sound.status]).toEqual([1, 'paused']);
    await sound.play();
    sound.sleep.choose(10);
    listen(20);
    time.advance(10 * 60 * SECOND);
    expect([sound.status, player.isPlaying, player.volume]).toEqual(['paused', false, 1]);
  });

  test('is tracked when it begins and when it was played', async () => {
    const { open, player, tracker } = await aSound();
    await open(3);
    player.end();
    expect(tracker.payloads('film_play')).toEqual([{ kind: 'story', id: 3, atSeconds: 0, speed: 1 }]);
    expect(tracker.payloads('film_finish')).toEqual([{ kind: 'story', id: 3 }]);
  });

  test('keeps the speed for the parent', async () => {
    const { api, open, player, sound } = await aSound();
    await open();
    sound.setSpeed(0.75);
    expect(player.rate).toBe(0.75);
    expect(api.requests(filmsCalls.saveWatchSpeed)).toEqual([{ speed: 0.75 }]);
  });

  test('is the only sound of the app: a film that begins stops it', async () => {
    const { app, open, player, sound } = await aSound();
    await open();
    app.get(oneSound).claim(() => undefined);
    expect([sound.status, player.isPlaying]).toEqual(['paused', false]);
  });

  test('that the phone stops, as for a call, waits to be played again', async () => {
    const { open, player, sound } = await aSound();
    await open();
    player.pause();
    expect(sound.status).toBe('paused');
  });
});

describe('a story that cannot be played', () => {
  test('waits without a network, and resumes as soon as there is one', async () => {
    const { listen, open, platform, player, sound } = await aSound();
    await open();
    listen(12);
    player.break('network');
    expect([sound.status, sound.problem]).toEqual(['waiting', 'lost']);
    platform.setOnline(true);
    await settle();
    expect(player.loaded[1]).toEqual({ url: 'https://films.example/1.m4a', startAt: 12 });
    expect([sound.isPlaying, sound.problem]).toEqual([true, undefined]);
  });

  test('whose address has ended asks for another, and goes on where it was', async () => {
    const { api, listen, open, player, sound } = await aSound();
    await open();
    listen(30);
    api.on(filmsCalls.getFilm, filmOf(1, { url: 'https://films.example/1.m4a?again' }));
    player.break('address');
    await settle();
    expect(player.loaded[1]).toEqual({ url: 'https://films.example/1.m4a?again', startAt: 30 });
    expect(sound.isPlaying).toBe(true);
  });

  test('is broken when the second address is no better, and leads on to the next', async () => {
    const { open, player, sound } = await aSound();
    await open();
    player.break('address');
    await settle();
    player.break('address');
    expect([sound.status, sound.problem]).toEqual(['failed', 'broken']);
    await sound.next();
    expect([sound.story?.id, sound.problem, sound.isPlaying]).toEqual([2, undefined, true]);
  });

  test.each([
    [FILM_CODE.locked, 'locked'],
    [FILM_CODE.notReady, 'coming'],
  ])('says why: %p', async (code, problem) => {
    const api = withStories(new FakeApi());
    api.onRefusal(filmsCalls.getFilm, code, '');
    const { open, sound } = await aSound(api);
    await open();
    expect([sound.status, sound.problem]).toEqual(['failed', problem]);
  });

  test('is loaded again on retry when the server failed', async () => {
    const api = withStories(new FakeApi());
    api.onFailure(filmsCalls.getFilm, { kind: 'http', status: 500 });
    const { open, sound } = await aSound(api);
    await open();
    expect(sound.problem).toBe('failed');
    api.on(filmsCalls.getFilm, filmOf(1));
    await sound.play();
    expect(sound.isPlaying).toBe(true);
  });
});

describe('the end of a session', () => {
  test('stops the story and forgets it', async () => {
    const { app, open, player, sound } = await aSound();
    await open();
    app.session.clear();
    expect([sound.story, player.url, sound.queue.list]).toEqual([undefined, '', []]);
    expect(app.get(loadedStory).sound).toBeUndefined();
    expect(player.lock.card).toBeNull();
  });

  test('drops a story that was still loading', async () => {
    const api = withStories(new FakeApi());
    const release = api.onHold(filmsCalls.getFilm);
    const { app, player, sound } = await aSound(api);
    const opening = sound.open(detailOf(1));
    app.session.clear();
    release({ ok: true, value: filmOf(1) });
    await opening;
    expect([player.loaded, sound.status]).toEqual([[], 'idle']);
  });
});

describe('the lock screen', () => {
  test('shows the story and does as the player does', async () => {
    const { open, player, sound } = await aSound();
    await open(2);
    expect(player.lock.card).toEqual({
      title: '故事2',
      artist: '月亮姐姐',
      album: '睡前故事',
      artwork: 'https://files.example/2.svg',
    });
    expect([player.lock.isOn, player.lock.place]).toEqual([true, { length: SECONDS, time: 0, rate: 1 }]);
    player.lock.actions.seek?.(50);
    expect(player.lock.place?.time).toBe(50);
    player.lock.actions.pause?.();
    expect([sound.status, player.lock.isOn]).toEqual(['paused', false]);
    player.lock.actions.next?.();
    await settle();
    expect(sound.story?.id).toBe(3);
    expect(player.lock.actions.next).toBeUndefined();
  });
});
