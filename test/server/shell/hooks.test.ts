import { hook } from '../../../server/core/hook';

describe('A hook', () => {
  it('calls each listener, one after the other, and returns their results', async () => {
    const asked = hook<[question: string], string>();
    const order: string[] = [];
    asked.add(async (question) => {
      order.push('first begins');
      await Promise.resolve();
      order.push('first ends');
      return `${question} one`;
    });
    asked.add((question) => {
      order.push('second');
      return Promise.resolve(`${question} two`);
    });
    await expect(asked.run('which')).resolves.toEqual(['which one', 'which two']);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  it('rejects where a listener fails, so that the transaction is rolled back', async () => {
    const listeners = hook();
    listeners.add(() => Promise.reject(new Error('no')));
    await expect(listeners.run()).rejects.toThrow('no');
  });

  it('without listeners does nothing', async () => {
    await expect(hook().run()).resolves.toEqual([]);
  });
});
