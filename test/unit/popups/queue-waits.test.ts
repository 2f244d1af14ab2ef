import { kind, queueOf, settle } from './support/queued';

describe('the popup queue', () => {
  it('opens nothing while it is held, and goes on where it was', async () => {
    const checkIn = kind('checkIn');
    const { queue, shown } = await queueOf([checkIn]);
    queue.setHeld(true);
    await checkIn.answer();
    expect([shown(), queue.state]).toEqual([undefined, 'waiting']);
    queue.setHeld(false);
    await settle();
    expect(shown()).toBe('checkIn');
  });

  it.each([
    ['a loading mask is', 'loading'],
    ['a question is', 'confirm'],
    ['a choice is', 'sheet'],
  ] as const)('opens nothing while %s up, and goes on when it is gone', async (_what, how) => {
    const checkIn = kind('checkIn');
    const { feedback, queue, shown } = await queueOf([checkIn]);
    if (how === 'loading') feedback.loading();
    if (how === 'confirm') void feedback.confirm({ content: '?' });
    if (how === 'sheet') void feedback.sheet(['a']);
    await checkIn.answer();
    expect([shown(), queue.state]).toEqual([undefined, 'waiting']);
    feedback.hideLoading();
    feedback.confirms[0]?.answer(true);
    feedback.sheets[0]?.answer(null);
    await settle();
    expect([shown(), queue.state]).toEqual(['checkIn', 'open']);
  });

  it('opens nothing either when the mask came up while its picture was loaded', async () => {
    let arrive: (isThere: boolean) => void = () => undefined;
    const checkIn = kind('checkIn');
    const { feedback, shown } = await queueOf([checkIn], () => new Promise((resolve) => (arrive = resolve)));
    await checkIn.answer([{ data: '', images: ['/a.svg'] }]);
    feedback.loading();
    arrive(true);
    await settle();
    expect(shown()).toBeUndefined();
    feedback.hideLoading();
    arrive(true);
    await settle();
    arrive(true);
    await settle();
    expect(shown()).toBe('checkIn');
  });

  it('waits for no mask any more once its parent has left', async () => {
    const checkIn = kind('checkIn');
    const { feedback, queue, shown } = await queueOf([checkIn]);
    feedback.loading();
    await checkIn.answer();
    queue.reset();
    feedback.hideLoading();
    await settle();
    expect(shown()).toBeUndefined();
  });

  it('says whether it is at rest: waiting, open, idle', async () => {
    const checkIn = kind('checkIn');
    const { close, queue } = await queueOf([checkIn]);
    expect(queue.state).toBe('waiting');
    await checkIn.answer();
    expect(queue.state).toBe('open');
    await close();
    expect(queue.state).toBe('idle');
  });
});
