import type { Question, Solution } from '@/contract/questions/question.schema';
import { emptyAnswer, isAnswered, kindName, knowsKind, QuestionCard } from '@/features/questions';
import { clear, click, press, render, touch } from '../components/support';
import { found, questionOf, thing } from './asked';

const body = { kind: 'single', options: [thing('a', '6 只'), thing('b', '7 只')] } as const;
const question: Question = {
  ...questionOf({ ...body, options: [...body.options] }),
  stem: '几只小鸭？',
  pictures: [{ url: 'https://files.example/ducks.svg', alt: '一群小鸭' }],
};
const fromTomorrow = { ...question, kind: 'dance', body: { kind: 'dance' } } as unknown as Question;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

describe('a question', () => {
  test('is a group that is called by its number and its stem', () => {
    const { box } = render(<QuestionCard question={question} answer={undefined} number={3} of={10} />);
    const names = found(box, '.question').getAttribute('aria-labelledby')?.split(' ') ?? [];
    expect(names.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '第3题，共10题',
      '几只小鸭？',
    ]);
    expect(found(box, '.question__head').textContent).toBe('第3题，共10题单选题10分');
  });

  test('of a kind that this app does not know says that it has to be updated, and never breaks', () => {
    const { box } = render(
      <QuestionCard question={fromTomorrow} answer={{ kind: 'single', choice: 'a' }} onAnswer={jest.fn()} />,
    );
    expect(box.textContent).toContain('请更新到最新版本，再来做这道题');
    expect([knowsKind(fromTomorrow), kindName(fromTomorrow)]).toEqual([false, '']);
    expect(emptyAnswer(fromTomorrow)).toBeUndefined();
    expect(isAnswered(fromTomorrow, { kind: 'single', choice: 'a' })).toBe(false);
    const hostile = { ...question, kind: 'constructor' } as unknown as Question;
    expect(knowsKind(hostile)).toBe(false);
  });

  test('treats an answer of another kind as none', () => {
    const { all } = render(<QuestionCard question={question} answer={{ kind: 'judge', isTrue: true }} />);
    expect(all('choice--chosen')).toHaveLength(0);
    expect(isAnswered(question, { kind: 'judge', isTrue: true })).toBe(false);
    expect(isAnswered(question, emptyAnswer(question))).toBe(false);
    expect(isAnswered(question, { kind: 'single', choice: 'a' })).toBe(true);
  });

  test('shows at once the outcome, the reason and the spoken text', () => {
    const solution: Solution = {
      ...{ questionId: 1, answer: { kind: 'single', choice: 'b' } },
      ...{ explanation: '数到{7/1}', transcript: '嘎嘎。' },
    };
    const { box, render: again } = render(<QuestionCard question={question} answer={undefined} />);
    const status = found(box, '[role="status"]');
    expect(status.textContent).toBe('');
    const checked = { questionId: 1, verdict: 'right', points: 10, outOf: 10, wrongParts: [] } as const;
    again(
      <QuestionCard
        question={question}
        answer={{ kind: 'single', choice: 'b' }}
        checked={{ ...checked, wrongParts: [] }}
        solution={solution}
      />,
    );
    expect(found(box, '[role="status"]')).toBe(status);
    expect(status.textContent).toBe('答对了得10分，满分10分');
    expect(box.textContent).toContain('听到的内容嘎嘎。');
    expect(box.textContent).toContain('讲解数到');
  });
});

describe('the picture of a stem', () => {
  const open = () => {
    const rendered = render(<QuestionCard question={question} answer={undefined} />);
    click(found(rendered.box, '[aria-label="放大看图：一群小鸭"]'));
    const picture = () => rendered.get('picture-zoom__picture').style.transform;
    return { ...rendered, picture, frame: rendered.get('picture-zoom__frame') };
  };
  const WHOLE = 'translate(0%, 0%) scale(1)';

  test('comes over the page and is looked at with keys', () => {
    const { box, frame, picture } = open();
    expect(found(box, '[role="dialog"]').getAttribute('aria-label')).toBe('一群小鸭');
    expect(picture()).toBe(WHOLE);
    press(frame, '+');
    expect(picture()).toContain('scale(1.5)');
    press(frame, 'ArrowLeft');
    expect(picture()).toContain('translate(10%, 0%)');
    for (let round = 0; round < 5; round += 1) press(frame, 'ArrowLeft');
    expect(picture()).toContain('translate(25%, 0%)');
    press(frame, '0');
    expect(picture()).toBe(WHOLE);
    press(frame, '-');
    expect(picture()).toBe(WHOLE);
  });

  test('zooms by a pinch and by a double tap', () => {
    const { frame, picture } = open();
    const fingers = (apart: number) => [
      { clientX: 100 - apart, clientY: 0 },
      { clientX: 100 + apart, clientY: 0 },
    ];
    touch(frame, 'touchmove', fingers(20));
    touch(frame, 'touchmove', fingers(40));
    touch(frame, 'touchend', []);
    expect(picture()).toContain('scale(2)');
    click(frame);
    click(frame);
    expect(picture()).toBe(WHOLE);
    click(frame);
    click(frame);
    expect(picture()).toContain('scale(2.5)');
  });

  test('closes by its button and by Escape', () => {
    const { box, has } = open();
    press(found(box, '[role="dialog"]'), 'Escape');
    expect(has('overlay--leaving')).toBe(true);
  });
});
