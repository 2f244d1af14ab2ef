import { popup } from '@/features/popups/types';
import { kind, queueOf, settle } from './support/queued';

describe('the popup queue', () => {
  it('shows one after another in the order of the specification, however they were listed', async () => {
    const [checkIn, age] = [kind('checkIn'), kind('age')];
    const { shown, close, queue } = await queueOf([checkIn, age]);
    await checkIn.answer();
    expect(shown()).toBeUndefined();
    await age.answer();
    expect(shown()).toBe('age');
    await close();
    expect(shown()).toBe('checkIn');
    expect(queue.isEmpty).toBe(false);
    await close();
    expect([shown(), queue.isEmpty]).toEqual([undefined, true]);
  });

  it('does not show the next one before the last one has left', async () => {
    const [age, checkIn] = [kind('age'), kind('checkIn')];
    const { shown, queue, time } = await queueOf([age, checkIn]);
    await age.answer();
    await checkIn.answer();
    queue.close(true);
    await settle();
    expect([queue.current?.key, queue.isOpen]).toEqual(['age', false]);
    time.advance(199);
    await settle();
    expect(queue.current?.key).toBe('age');
    time.advance(1);
    await settle();
    expect(shown()).toBe('checkIn');
  });

  it('waits four seconds for a kind that does not answer, and no longer', async () => {
    const [age, checkIn] = [kind('age'), kind('checkIn')];
    const { shown, time } = await queueOf([age, checkIn]);
    await checkIn.answer();
    time.advance(3999);
    await settle();
    expect(shown()).toBeUndefined();
    time.advance(1);
    await settle();
    expect(shown()).toBe('checkIn');
  });

  it('shows a kind whose answer comes after that, when what shows by then has left', async () => {
    const [age, checkIn] = [kind('age'), kind('checkIn')];
    const { close, queue, shown, time } = await queueOf([age, checkIn]);
    await checkIn.answer();
    time.advance(4000);
    await settle();
    await age.answer();
    expect(shown()).toBe('checkIn');
    await close();
    expect(shown()).toBe('age');
    await close();
    expect(queue.state).toBe('idle');
  });

  it('is idle while only an answer is missing that lets itself be waited for', async () => {
    const age = kind('age');
    const { queue, shown, time } = await queueOf([age]);
    time.advance(4000);
    expect(queue.state).toBe('idle');
    await age.answer();
    expect(shown()).toBe('age');
  });

  it('continues where a kind fails to say whether it is due', async () => {
    const broken = popup<string>({
      id: 'age',
      limit: 2,
      due: () => Promise.reject(new Error('no network')),
      load: () => Promise.resolve(() => null),
    });
    const checkIn = kind('checkIn');
    const { shown } = await queueOf([{ entry: broken, answer: () => Promise.resolve() }, checkIn]);
    await checkIn.answer();
    expect(shown()).toBe('checkIn');
  });

  it('lets the one that suppresses the rest be the last', async () => {
    const [higher, checkIn] = [kind('higherLevel', { limit: 1, suppressesRest: true }), kind('checkIn')];
    const { shown, close } = await queueOf([higher, checkIn]);
    await higher.answer();
    await checkIn.answer();
    expect(shown()).toBe('higherLevel');
    await close(true);
    expect(shown()).toBeUndefined();
  });

  it('shows several of one kind one after another, each counted for itself', async () => {
    const tags = kind('interestTags', { limit: 1 });
    const { shown, close, queue } = await queueOf([tags]);
    await tags.answer([
      { data: 'a', key: 'interestTags.1' },
      { data: 'b', key: 'interestTags.2' },
    ]);
    await close();
    expect(shown()).toBe('interestTags.2');
    queue.begin();
    await tags.answer([
      { data: 'a', key: 'interestTags.1' },
      { data: 'c', key: 'interestTags.3' },
    ]);
    await close();
    expect(shown()).toBe('interestTags.3');
  });

  it('counts a showing when it is closed, and stops at the limit', async () => {
    const checkIn = kind('checkIn');
    const { shown, close, queue, tracker } = await queueOf([checkIn]);
    for (const visit of ['first', 'second', 'third']) {
      if (visit !== 'first') queue.begin();
      await checkIn.answer();
      expect(shown()).toBe(visit === 'third' ? undefined : 'checkIn');
      await close(visit === 'second');
    }
    expect(tracker.payloads('popup_close')).toEqual([
      { popup: 'checkIn', page: 'index', acted: false },
      { popup: 'checkIn', page: 'index', acted: true },
    ]);
  });

  it('does not count what was never closed', async () => {
    const checkIn = kind('checkIn', { limit: 1 });
    const { shown, queue } = await queueOf([checkIn]);
    await checkIn.answer();
    queue.reset();
    queue.begin();
    await checkIn.answer();
    expect(shown()).toBe('checkIn');
  });

  it('opens nothing on a page that is behind another, and goes on when it is back', async () => {
    const checkIn = kind('checkIn');
    const { shown, queue } = await queueOf([checkIn]);
    queue.setActive(false);
    await checkIn.answer();
    expect(shown()).toBeUndefined();
    queue.setActive(true);
    await settle();
    expect(shown()).toBe('checkIn');
  });

  it('shows nothing of the parent before', async () => {
    const checkIn = kind('checkIn');
    const { shown, queue } = await queueOf([checkIn]);
    queue.reset();
    await checkIn.answer();
    expect(shown()).toBeUndefined();
  });

  it('leaves out what its pictures are missing for', async () => {
    const [configured, notification] = [kind('configured'), kind('notification')];
    const { shown } = await queueOf([configured, notification], () => Promise.resolve(false));
    await configured.answer([{ data: 'ad', images: ['/files/ad.png'] }]);
    await notification.answer();
    expect(shown()).toBe('notification');
  });

  it('leaves out what takes longer than eight seconds to prepare', async () => {
    const [configured, notification] = [kind('configured'), kind('notification')];
    const never = (): Promise<boolean> => new Promise(() => undefined);
    const { shown, time } = await queueOf([configured, notification], never);
    await configured.answer([{ data: 'ad', images: ['/files/ad.png'] }]);
    await notification.answer();
    time.advance(7999);
    await settle();
    expect(shown()).toBeUndefined();
    time.advance(1);
    await settle();
    expect(shown()).toBe('notification');
  });

  it('closes once, however often it is closed', async () => {
    const checkIn = kind('checkIn');
    const { queue, tracker } = await queueOf([checkIn]);
    await checkIn.answer();
    queue.close(true);
    queue.close(true);
    expect(tracker.payloads('popup_close')).toHaveLength(1);
  });
});
