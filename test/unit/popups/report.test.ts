import { readFileSync } from 'node:fs';
import { ok } from '@/contract/errors';
import { configurationCalls } from '@/contract/configuration/calls';
import { reportOf, type PopupWait } from '@/features/popups/report';
import { WAITS } from '@/simulator/console/texts';
import { kind, queueOf, settle } from './support/queued';

async function three(config: Parameters<typeof queueOf>[2] = {}, preload?: () => Promise<boolean>) {
  const [age, checkIn, configured] = [kind('age'), kind('checkIn'), kind('configured')];
  const queued = await queueOf([age, checkIn, configured], preload, config);
  const why = () =>
    Object.fromEntries(reportOf(queued.queue).waiting.map(({ id, why: reasons }) => [id, reasons]));
  return { ...queued, age, checkIn, configured, why };
}

/** A reason without a text does not compile. */
const TEXTS: Readonly<Record<PopupWait, string>> = WAITS;

describe('why a popup has not come up', () => {
  it('is explained to testers, reason by reason', () => {
    const explained = readFileSync('docs/scenarios.md', 'utf8');
    expect(Object.values(TEXTS).filter((text) => !explained.includes(text))).toEqual([]);
  });

  it('is that a call before it is not answered, and later that the call took too long', async () => {
    const { age, checkIn, configured, time, why } = await three();
    await checkIn.answer();
    await configured.answer([]);
    expect(why()).toEqual({ age: ['unanswered'], checkIn: ['afterUnanswered'] });
    time.advance(4000);
    await settle();
    expect(why()).toEqual({ age: ['late'] });
    await age.answer();
    expect(why()).toEqual({ age: ['open'] });
  });

  it('is that another one is loading or open, and for the one after it that it is not its turn', async () => {
    let arrive: (isThere: boolean) => void = () => undefined;
    const { age, checkIn, configured, why } = await three(
      {},
      () => new Promise((resolve) => (arrive = resolve)),
    );
    await checkIn.answer();
    await configured.answer();
    await age.answer([{ data: '', images: ['/a.svg'] }]);
    const [holding, after] = [(hold: string) => [hold], (hold: string) => ['after', hold]];
    expect(why()).toEqual({
      age: holding('preparing'),
      checkIn: after('preparing'),
      configured: after('preparing'),
    });
    arrive(true);
    await settle();
    expect(why()).toEqual({ checkIn: holding('open'), configured: after('open') });
  });

  it('is all that keeps the page back: not in front, an overlay of its own, a mask', async () => {
    const { age, checkIn, configured, feedback, queue, why } = await three();
    queue.setActive(false);
    queue.setHeld(true);
    feedback.loading();
    await age.answer();
    await checkIn.answer([]);
    await configured.answer([]);
    expect(why()).toEqual({ age: ['hidden', 'held', 'covered'] });
    queue.setActive(true);
    queue.setHeld(false);
    expect(why()).toEqual({ age: ['covered'] });
    feedback.hideLoading();
    await settle();
    expect([why(), reportOf(queue).shown]).toEqual([{}, ['age']]);
  });

  it('is the limit of a visit, or that the operator’s is being asked for', async () => {
    const { age, api, checkIn, close, configured, why } = await three({ popupsInARow: 1 });
    const answer = api.onHold(configurationCalls.getUpgradeConfig);
    await age.answer();
    await checkIn.answer();
    await configured.answer();
    await close();
    expect(why()).toEqual({ checkIn: ['asking'], configured: ['after'] });
    answer(ok([]));
    await settle();
    expect(why()).toEqual({ checkIn: ['limit'], configured: ['limit'] });
  });

  it('is that the device has shown it often enough, or that it could not be loaded', async () => {
    const { age, checkIn, close, configured, queue, why } = await three({}, () => Promise.resolve(false));
    for (const _round of [1, 2]) {
      await age.answer();
      await close();
      queue.begin();
    }
    await age.answer();
    await checkIn.answer([{ data: '', images: ['/a.svg'] }]);
    await configured.answer([]);
    expect(why()).toEqual({ age: ['spent'], checkIn: ['unready'] });
  });

  it('is that one came which allows no other, until the page asks again', async () => {
    const higher = kind('higherLevel', { suppressesRest: true });
    const [checkIn, configured] = [kind('checkIn'), kind('configured')];
    const { close, queue } = await queueOf([higher, checkIn, configured]);
    await higher.answer();
    await checkIn.answer();
    await configured.answer([]);
    await close();
    expect([queue.state, queue.cards]).toEqual(['idle', []]);
    expect(reportOf(queue).waiting).toEqual([{ id: 'checkIn', why: ['suppressed'] }]);
    queue.reset();
    expect(reportOf(queue).waiting).toEqual([]);
  });

  it('is nothing any more when its turn has come since, as after half an hour away', async () => {
    const { age, checkIn, close, configured, platform, time, why } = await three({ popupsInARow: 1 });
    await age.answer();
    await checkIn.answer();
    await configured.answer([]);
    await close();
    platform.setVisible(false);
    time.advance(30 * 60 * 1000);
    platform.setVisible(true);
    expect(why()).toEqual({ checkIn: ['next'] });
  });
});
