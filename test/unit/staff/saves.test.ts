import { operatorCalls } from '@/contract/staff/operator.schema';

const saves = Object.entries(operatorCalls).filter(([name]) => name.startsWith('save'));

describe('A save of the console', () => {
  it('takes the mark of what was read, so that two colleagues do not overwrite each other', () => {
    const without = saves.flatMap(([name, { request }]) => ('etag' in request.properties ? [] : [name]));
    expect(saves.length).toBeGreaterThan(10);
    expect(without).toEqual([]);
  });
});
