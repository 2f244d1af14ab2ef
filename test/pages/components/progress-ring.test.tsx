import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { ProgressRing } from '@/components/ProgressRing';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function ring(percent: number): HTMLElement {
  document.body.innerHTML = '<div></div>';
  const host = document.body.firstElementChild;
  if (!host) throw new Error('no place');
  act(() => createRoot(host).render(<ProgressRing percent={percent} label="学习进度" />));
  const found = document.querySelector<HTMLElement>('[role="progressbar"]');
  if (!found) throw new Error('no ring');
  return found;
}

describe('the ring of progress', () => {
  test.each([
    [0, '0', '0%'],
    [41.6, '42', '42%'],
    [100, '100', '已完成'],
    [-3, '0', '0%'],
    [250, '100', '已完成'],
    [NaN, '0', '0%'],
  ])('says how far it is, in numbers and words: %p', (percent, now, words) => {
    const found = ring(percent);
    expect([found.getAttribute('aria-valuenow'), found.getAttribute('aria-valuetext')]).toEqual([now, words]);
    expect(found.getAttribute('aria-label')).toBe('学习进度');
  });
});
