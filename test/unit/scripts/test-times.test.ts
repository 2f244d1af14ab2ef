import { askModule } from './support/ask-module';

const TIMES = { 'a.test.ts': 5, 'every-field.test.ts': 90, 'b.test.ts': 4 };
const chosen = (files: readonly string[], seconds: number): unknown =>
  askModule(
    'test-times',
    `script.withinSeconds(${JSON.stringify(files)}, ${seconds}, ${JSON.stringify(TIMES)})`,
  );

describe('The tests of a quick check', () => {
  it('are the first that fit into its time; a long one makes room for those after it', () => {
    expect(chosen(Object.keys(TIMES), 10)).toEqual(['a.test.ts', 'b.test.ts']);
  });

  it('leave none out that there is time for', () => {
    expect(chosen(Object.keys(TIMES), 99)).toEqual(Object.keys(TIMES));
  });

  it('count one that never ran as a short one', () => {
    expect(chosen(['new.test.ts', 'newer.test.ts'], 5)).toEqual(['new.test.ts']);
  });
});
