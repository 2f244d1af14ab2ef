/** @jest-environment node */
import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import type * as MobX from 'mobx';
import leanMobx from '../../../config/lean-mobx.cjs';

/** What production builds hold of MobX, as a module. */
function leanModule(): typeof MobX {
  const file = require.resolve('mobx/dist/mobx.esm.js');
  const { code } = transformSync(leanMobx(readFileSync(file, 'utf8')), { format: 'cjs' });
  const module = { exports: {} };
  new Function('module', 'exports', code)(module, module.exports);
  return module.exports as typeof MobX;
}

const { _isComputingDerivation, autorun, computed, createAtom, reaction, runInAction, when } = leanModule();

function counter() {
  const atom = createAtom('count');
  let count = 0;
  return {
    get: () => (atom.reportObserved(), count),
    set(next: number) {
      count = next;
      atom.reportChanged();
    },
  };
}

describe('what a build keeps of MobX', () => {
  test('runs again what reads something that changed, once an action, until it is stopped', () => {
    const count = counter();
    const seen: number[] = [];
    const stop = autorun(() => seen.push(count.get()));
    runInAction(() => [1, 2, 3].forEach((next) => count.set(next)));
    stop();
    count.set(4);
    expect(seen).toEqual([0, 3]);
  });

  test('works a computed value out once, and tells of it only when it differs', () => {
    const count = counter();
    let times = 0;
    const isBig = computed(() => {
      times += 1;
      return count.get() > 10;
    });
    const seen: (readonly [boolean, boolean | undefined])[] = [];
    const stop = reaction(
      () => isBig.get(),
      (now, before) => seen.push([now, before]),
    );
    count.set(5);
    count.set(50);
    expect([isBig.get(), isBig.get()]).toEqual([true, true]);
    stop();
    expect(seen).toEqual([[true, false]]);
    expect(times).toBe(3);
  });

  test('waits for what is to become true, and knows whether it is asked by what watches', async () => {
    const count = counter();
    const asked: boolean[] = [];
    const stop = autorun(() => asked.push(_isComputingDerivation()));
    const waiting = when(() => count.get() === 1);
    count.set(1);
    await expect(waiting).resolves.toBeUndefined();
    stop();
    expect([...asked, _isComputingDerivation()]).toEqual([true, false]);
  });
});
