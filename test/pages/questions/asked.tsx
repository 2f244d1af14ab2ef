import { act, useState } from 'react';
import type { Answer, Checked, Question, QuestionBody, Solution } from '@/contract/questions/question.schema';
import { QuestionCard } from '@/features/questions';
import { render, type Rendered } from '../components/support';

export const questionOf = (body: QuestionBody): Question => ({
  id: 1,
  kind: body.kind,
  subject: 1,
  stem: '题干',
  pictures: [],
  points: 10,
  knowledge: '',
  isRequired: true,
  body,
});

export const thing = (key: string, text: string) => ({ key, text, picture: '', alt: '' });

export interface Asked extends Rendered {
  /** The last reported answer; undefined before the first. */
  readonly answer: () => Answer | undefined;
  readonly byName: (name: string) => HTMLElement;
  readonly status: () => string;
}

/** Renders a question to answer; each reported answer becomes the one shown. */
export function ask(body: QuestionBody, first?: Answer): Asked {
  let current = first;
  function Asking() {
    const [answer, setAnswer] = useState(first);
    current = answer;
    return <QuestionCard question={questionOf(body)} answer={answer} onAnswer={setAnswer} />;
  }
  const rendered = render(<Asking />);
  return {
    ...rendered,
    answer: () => current,
    byName: (name) => found(rendered.box, `[aria-label="${name}"]`),
    status: () => found(rendered.box, '.things__said').textContent ?? '',
  };
}

/** Renders a checked question with its result, read-only. */
export function lookAt(
  body: QuestionBody,
  answer: Answer,
  outcome: Pick<Checked, 'points' | 'verdict' | 'wrongParts'>,
  right: Answer | null,
): Rendered {
  const checked: Checked = { questionId: 1, outOf: 10, ...outcome };
  const solution: Solution = { questionId: 1, answer: right, explanation: '' };
  return render(
    <QuestionCard question={questionOf(body)} answer={answer} checked={checked} solution={solution} />,
  );
}

export function found(box: HTMLElement, selector: string): HTMLElement {
  const element = box.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing is ${selector} in\n${box.innerHTML}`);
  return element;
}

/** Two taps in one batch, before React renders again. */
export const tapBoth = (one: HTMLElement, other: HTMLElement): void =>
  act(() => {
    one.click();
    other.click();
  });

/** Sets an element's box in CSS pixels: jsdom has no layout. */
export function lay(element: Element, left: number, top: number, width: number, height: number): void {
  const [right, bottom] = [left + width, top + height];
  element.getBoundingClientRect = () =>
    Object.assign(Object.create(null), { left, top, width, height, right, bottom, x: left, y: top });
}

export const clickAt = (element: HTMLElement, clientX: number, clientY: number): void =>
  act(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
  });
