import type { Answer, BodyOf, Question } from '@/contract/questions/question.schema';
import { QuestionCard } from '@/features/questions';
import { clear, render, type } from '../components/support';
import { ask, found, lookAt, questionOf } from './asked';

const body: BodyOf<'fill'> = {
  kind: 'fill',
  blanks: [
    { key: 'a', format: 'number', label: '一共几只', unit: '只' },
    { key: 'b', format: 'fraction', label: '', unit: '' },
  ],
};
const filled = (...blanks: [string, string][]): Answer => ({
  kind: 'fill',
  blanks: blanks.map(([key, text]) => ({ key, text })),
});

afterEach(clear);

describe('blanks', () => {
  test('are lines with a name and a unit, and report every keystroke', () => {
    const { answer, byName } = ask(body);
    type(byName('一共几只，单位：只'), '1');
    type(byName('一共几只，单位：只'), '12');
    expect(answer()).toEqual(filled(['a', '12']));
    type(byName('一共几只，单位：只'), '');
    expect(answer()).toEqual(filled());
  });

  test('take a fraction in three fields of a named group, half written too', () => {
    const { answer, byName, box } = ask(body);
    expect(found(box, '[aria-label="第2空"]').getAttribute('role')).toBe('group');
    type(byName('分子'), '1');
    expect(answer()).toEqual(filled(['b', '1/']));
    type(byName('分母'), '2');
    expect(answer()).toEqual(filled(['b', '1/2']));
    type(byName('整数部分，没有就不填'), '3');
    expect(answer()).toEqual(filled(['b', '3 1/2']));
    type(byName('分子'), '');
    expect(answer()).toEqual(filled(['b', '3 /2']));
    type(byName('分母'), '');
    expect(answer()).toEqual(filled(['b', '3']));
    type(byName('分子'), '1 /');
    expect(answer()).toEqual(filled(['b', '3 1/']));
  });

  test('are in the stem where it has a place for them, else below it', () => {
    const question: Question = { ...questionOf(body), stem: '一共有[[a]]，对不对？[[nobody]]' };
    const { box } = render(
      <QuestionCard question={question} answer={undefined} onAnswer={() => undefined} />,
    );
    const stem = found(box, '.rich-text');
    expect(stem.querySelectorAll('input')).toHaveLength(1);
    expect(stem.textContent).toBe('一共有只，对不对？（空）');
    expect(found(box, '.fill__below').querySelectorAll('input')).toHaveLength(3);
  });

  test('show each with its outcome and what is right, as in a book', () => {
    const outcome = { verdict: 'partly', points: 5, wrongParts: ['b'] } as const;
    const { all } = lookAt(
      body,
      filled(['a', '7'], ['b', '2/3']),
      { ...outcome, wrongParts: ['b'] },
      filled(['a', '7'], ['b', '1/2']),
    );
    const [first, second] = all('fill__filled');
    expect(first?.textContent).toBe('7只填对了');
    expect(second?.querySelectorAll('.rich-text__fraction')).toHaveLength(2);
    expect(second?.textContent).toContain('三分之二再想一想正确答案');
    expect(second?.getAttribute('aria-label')).toBe('第2空');
  });

  test('that were left empty say so', () => {
    const { all } = lookAt(body, filled(), { verdict: 'empty', points: 0, wrongParts: [] }, null);
    expect(all('fill__given').map(({ textContent }) => textContent)).toEqual(['没有填', '没有填']);
  });
});
