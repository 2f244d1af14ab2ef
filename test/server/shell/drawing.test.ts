/** Drawing threads: results, queue, and no blocking of the event loop. */
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { loadImage } from '@napi-rs/canvas';
import { drawnPuzzle } from '../../../server/domains/account/captcha/drawn';
import { planPuzzle } from '../../../server/domains/account/captcha/plan';
import { drawingThreads, type DrawingThreads } from '../../../server/core/drawing';
import { keyedRandom } from '../../../server/core/random';
import { GAP } from '../support/drawing-worker';

const unexpected = (error: unknown) => {
  throw error;
};

const secret = (letter: string) => Buffer.alloc(16, letter);
const planOf = (letter: string) => planPuzzle(keyedRandom(secret(letter)));

let drawing: DrawingThreads;
afterEach(() => drawing.stop());

describe('A puzzle', () => {
  beforeEach(() => {
    drawing = drawingThreads({
      onError: unexpected,
      tasks: join(__dirname, '../../../server/drawing-worker'),
    });
  });

  it('is the same for the same plan, and another one for another', async () => {
    const [first, again, other] = [
      await drawnPuzzle(drawing, planOf('a')),
      await drawnPuzzle(drawing, planOf('a')),
      await drawnPuzzle(drawing, planOf('b')),
    ];
    expect(again.background.equals(first.background)).toBe(true);
    expect(again.piece.equals(first.piece)).toBe(true);
    expect(other.background.equals(first.background)).toBe(false);
    const { width, height } = await loadImage(first.background);
    expect([width, height]).toEqual([310, 155]);
  });

  it('has another landscape for another secret, wherever its gap is', async () => {
    const plan = planOf('a');
    const [one, other] = [
      await drawnPuzzle(drawing, { ...plan, scenery: secret('c') }),
      await drawnPuzzle(drawing, { ...plan, scenery: secret('d') }),
    ];
    expect(one.background.equals(other.background)).toBe(false);
  });
});

describe('A thread that draws', () => {
  const plan = planOf('a');
  const dies = { ...plan, gapX: GAP.dies };
  const lasts = { ...plan, gapX: GAP.lasts };

  beforeEach(() => {
    const tasks = join(__dirname, '../support/drawing-worker');
    drawing = drawingThreads({ onError: unexpected, tasks, mayWait: 2 });
  });

  const drawnBy = async () => Number(String((await drawnPuzzle(drawing, plan)).background));

  it('is not the one that answers calls', async () => {
    expect(await drawnBy()).not.toBe(threadId);
  });

  it('that crashes fails the picture that it drew, and another one draws the next', async () => {
    const first = await drawnBy();
    await expect(drawnPuzzle(drawing, dies)).rejects.toThrow();
    expect(await drawnBy()).not.toBe(first);
  });

  it('has a queue limit, refuses the next, and all of them when the server stops', async () => {
    const refused: number[] = [];
    const refusal = (index: number) => () => void refused.push(index);
    const asked = [0, 1, 2, 3, 4].map((index) => drawnPuzzle(drawing, lasts).catch(refusal(index)));
    await Promise.race(asked);
    expect(refused.every((index) => index > 2)).toBe(true);
    await drawing.stop();
    await Promise.all(asked);
    expect(refused.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });
});
