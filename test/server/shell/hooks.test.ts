import { hook } from '../../../server/core/hook';

describe('A hook', () => {
  it('is told to each domain that takes part, one after the other, and hands on what they say', async () => {
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

  it('fails for whoever tells where one who takes part fails, so that their transaction is undone', async () => {
    const told = hook();
    told.add(() => Promise.reject(new Error('no')));
    await expect(told.run()).rejects.toThrow('no');
  });

  it('that nobody takes part in is nothing', async () => {
    await expect(hook().run()).resolves.toEqual([]);
  });
});
