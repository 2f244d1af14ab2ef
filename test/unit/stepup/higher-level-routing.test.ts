import { StepUpPageType, StepUpType, type StepUpStatus } from '@/contract/stepup/values';
import {
  asksForRecommended,
  asksWhetherMayChoose,
  pagesOf,
  pageTypeOf,
  type Standing,
} from '@/features/stepup/higher-level/routing';

const PAGES = {
  W: 'higherLevelWaiting',
  O: 'higherLevelOriginal',
  C: 'higherLevelSelectClass',
  T: 'higherLevelSelectTime',
  G: 'higherLevelGrouping',
  D: 'higherLevelCompleted',
  F: 'furtherEducation',
} as const;

/**
 * Type, status, has named times, same lessons, recommended, may choose, over; then the allowed pages, the first one opens.
 * '-' matches both values.
 */
const TABLE: readonly (readonly [conditions: string, pages: string])[] = [
  // Type 1 does not use these pages.
  ['1 - - - - - -', 'F'],
  // Waiting, with a place in the new step.
  ['2 1 - n - n n', 'W'],
  ['2 1 - n y y n', 'WCT'],
  ['2 1 - n n y n', 'WTC'],
  ['2 1 - y - n n', 'O'],
  ['2 1 - y y y n', 'OCT'],
  ['2 1 - y n y n', 'OTC'],
  ['2 1 - - - - y', ''],
  // Waiting, without a place.
  ['3 1 - - y - n', 'CT'],
  ['3 1 - - n - n', 'TC'],
  ['3 1 - - - - y', ''],
  // Grouping, with or without named times.
  ['2 2 y - - - n', 'G'],
  ['3 2 y - - - n', 'G'],
  ['2 2 n - y - n', 'CT'],
  ['3 2 n - y - n', 'CT'],
  ['2 2 n - n - n', 'TC'],
  ['3 2 n - n - n', 'TC'],
  ['2 2 - - - - y', 'G'],
  ['3 2 - - - - y', 'G'],
  // Complete.
  ['2 3 - - - - -', 'D'],
  ['3 3 - - - - -', 'D'],
];

const CHOICES = ['y', 'n'];
const cells = ['1', '2', '3'].flatMap((type) =>
  ['1', '2', '3'].flatMap((status) =>
    CHOICES.flatMap((plan) =>
      CHOICES.flatMap((same) =>
        CHOICES.flatMap((recommended) =>
          CHOICES.flatMap((may) => CHOICES.map((over) => [type, status, plan, same, recommended, may, over])),
        ),
      ),
    ),
  ),
);

const linesOf = (cell: readonly string[]) =>
  TABLE.filter(([conditions]) =>
    conditions.split(' ').every((wanted, index) => wanted === '-' || wanted === cell[index]),
  );

function standingOf([type, status, ...flags]: readonly string[]): Standing {
  const [hasPlanTime = false, keepsLessons = false, hasRecommended, mayChoose, isOver] = flags.map(
    (flag) => flag === 'y',
  );
  return {
    type: Number(type) as StepUpType,
    status: Number(status) as StepUpStatus,
    ...{ hasPlanTime, keepsLessons, hasRecommended, mayChoose, isOver },
  };
}

describe('the pages of the higher level', () => {
  it('have 288 cells, each with its line', () => {
    expect(cells).toHaveLength(288);
    expect(cells.filter((cell) => linesOf(cell).length !== 1)).toEqual([]);
  });

  it.each(TABLE)('that are open to %s are %s', (conditions, pages) => {
    const wanted = [...pages].map((page) => PAGES[page as keyof typeof PAGES]);
    const lines = cells.filter((cell) => linesOf(cell)[0]?.[0] === conditions);
    expect(lines.length).toBeGreaterThan(0);
    for (const cell of lines) expect([cell, pagesOf(standingOf(cell))]).toEqual([cell, wanted]);
  });

  it('are the arrangement for an unknown type or status', () => {
    expect(pagesOf(standingOf('9 1 n n n n n'.split(' ')))).toEqual(['furtherEducation']);
    expect(pagesOf(standingOf('2 9 n n n n n'.split(' ')))).toEqual(['furtherEducation']);
  });

  it('cause no redirect loop: each target is open', () => {
    for (const cell of cells) {
      const [first] = pagesOf(standingOf(cell));
      expect(first === undefined || pagesOf(standingOf(cell)).includes(first)).toBe(true);
    }
  });
});

describe('requests before the page', () => {
  const asked = (asks: (standing: Standing) => boolean) =>
    new Set(
      cells
        .map(standingOf)
        .filter(asks)
        .map(({ type, status, hasPlanTime }) => [type, status, hasPlanTime].join()),
    );

  it('is the classes that suit only where they decide', () => {
    expect([...asked(asksForRecommended)].sort()).toEqual([
      '2,2,false',
      '3,1,false',
      '3,1,true',
      '3,2,false',
    ]);
  });

  it('is only for a parent who is to confirm whether they may choose', () => {
    expect([...asked(asksWhetherMayChoose)].sort()).toEqual(['2,1,false', '2,1,true']);
  });
});

it.each([
  [StepUpType.other, StepUpPageType.error],
  [StepUpType.y, StepUpPageType.withUpgrade],
  [StepUpType.n, StepUpPageType.noUpgradeYet],
  [7 as StepUpType, StepUpPageType.error],
])('type %d is page type %d', (type, pageType) => {
  expect(pageTypeOf(type)).toBe(pageType);
});
