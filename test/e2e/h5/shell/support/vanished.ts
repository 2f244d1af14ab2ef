/** Buttons and tags whose fill is that of the surface they stand on. */
import type { Page } from '@playwright/test';

/** Sum of the differences of red, green and blue below which a fill is not seen. */
const UNSEEN = 12;

/** Runs in the page. */
function vanishedIn(unseen: number): string[] {
  const fillOf = (element: Element): readonly number[] | undefined => {
    const [red, green, blue, alpha = 1] = (
      getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    return red === undefined || green === undefined || blue === undefined || alpha < 1
      ? undefined
      : [red, green, blue];
  };
  /** Not known of what lies on something else, as on a picture. */
  const surfaceOf = (element: Element): readonly number[] | undefined => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const fill = at === element ? undefined : fillOf(at);
      if (fill) return fill;
      if (getComputedStyle(at).position === 'absolute') return undefined;
    }
    return undefined;
  };
  return [...document.querySelectorAll('.taro_page .button, .taro_page .tag')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => {
      const [fill, surface] = [fillOf(one), surfaceOf(one)];
      if (!fill || !surface) return false;
      return fill.reduce((sum, part, at) => sum + Math.abs(part - (surface[at] ?? 0)), 0) < unseen;
    })
    .map((one) => `.${[...one.classList].join('.')} (${one.textContent}) is as its surface`);
}

export const vanished = (page: Page): Promise<string[]> => page.evaluate(vanishedIn, UNSEEN);
