import { nextStep, type RoutingFacts, type RoutingStep } from '@/features/stepup/routing';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';

const both = [true, false] as const;
const types = [StepUpType.other, StepUpType.y, StepUpType.n];
const statuses = [StepUpStatus.waiting, StepUpStatus.grouping, StepUpStatus.complete];
const flags = ['0', '1'] as const;

interface Cell {
  readonly type: StepUpType;
  readonly status: StepUpStatus;
  readonly isEligible: boolean;
  readonly updateFlag: string;
  readonly hasPlanTime: boolean;
  readonly hasRecommended: boolean;
}

const cells: Cell[] = types.flatMap((type) =>
  statuses.flatMap((status) =>
    both.flatMap((isEligible) =>
      flags.flatMap((updateFlag) =>
        both.flatMap((hasPlanTime) =>
          both.map((hasRecommended) => ({
            ...{ type, status, isEligible, updateFlag, hasPlanTime, hasRecommended },
          })),
        ),
      ),
    ),
  ),
);

/** The requests of one cell, in order, and the page that follows. */
function actionOf({ type, status, hasPlanTime, ...answers }: Cell): string {
  let facts: RoutingFacts = { type, status, hasPlanTime };
  const asked: string[] = [];
  for (;;) {
    const step: RoutingStep = nextStep(facts);
    if ('show' in step) return [...asked, step.show].join(' ');
    asked.push(step.ask);
    if (step.ask === 'eligibility') facts = { ...facts, isEligible: answers.isEligible };
    if (step.ask === 'updateFlag') facts = { ...facts, updateFlag: answers.updateFlag };
    if (step.ask === 'classes') facts = { ...facts, hasRecommended: answers.hasRecommended };
    if (asked.length > 3) throw new Error('asks the same again');
  }
}

const { other, y, n } = StepUpType;
const { waiting, grouping, complete } = StepUpStatus;

/** Expected results, one line per rule; the first line that matches a cell applies. */
const TABLE: readonly [Partial<Cell>, string][] = [
  [{ status: complete }, 'arrangement'],
  [{ status: grouping, hasPlanTime: true }, 'arrangement'],
  [{ status: grouping, type: other }, 'arrangement'],
  [{ status: grouping, isEligible: false }, 'eligibility times'],
  [{ status: grouping, hasRecommended: true }, 'eligibility classes classes'],
  [{ status: grouping, hasRecommended: false }, 'eligibility classes times'],
  [{ status: waiting, type: other }, 'arrangement'],
  [{ status: waiting, isEligible: false }, 'eligibility arrangement'],
  [{ status: waiting, type: n, hasRecommended: true }, 'eligibility classes classes'],
  [{ status: waiting, type: n, hasRecommended: false }, 'eligibility classes times'],
  [{ status: waiting, type: y, updateFlag: '0' }, 'eligibility updateFlag arrangement'],
  [{ status: waiting, type: y, hasRecommended: true }, 'eligibility updateFlag classes classes'],
  [{ status: waiting, type: y, hasRecommended: false }, 'eligibility updateFlag classes times'],
];

const fits = (cell: Cell, line: Partial<Cell>): boolean =>
  Object.entries(line).every(([name, value]) => cell[name as keyof Cell] === value);

describe('where choosing a class begins', () => {
  it('has 144 cells, each with its line', () => {
    expect(cells).toHaveLength(144);
    expect(cells.filter((cell) => !TABLE.some(([line]) => fits(cell, line)))).toEqual([]);
  });

  it.each(cells)(
    'type $type, status $status, eligible $isEligible, flag $updateFlag, times $hasPlanTime, recommended $hasRecommended',
    (cell) => {
      const [, action] = TABLE.find(([line]) => fits(cell, line)) ?? [];
      expect(actionOf(cell)).toBe(action);
    },
  );

  it('never leads a child that waits for a class without times back to the page that sent it here', () => {
    const without = cells.filter(
      (cell) => cell.type !== other && cell.status === grouping && !cell.hasPlanTime,
    );
    expect(without).toHaveLength(16);
    expect(without.filter((cell) => actionOf(cell).endsWith('arrangement'))).toEqual([]);
  });

  it('asks whether a class is open only where that decides', () => {
    const asking = cells.filter((cell) => actionOf(cell).includes('eligibility'));
    const decided = cells.filter(
      ({ status, type, hasPlanTime }) =>
        type !== other && (status === waiting || (status === grouping && !hasPlanTime)),
    );
    expect(asking).toEqual(decided);
  });

  it.each(['', 'on', 'true', '2'])('treats a flag of %j as off', (updateFlag) => {
    const facts = { type: y, status: waiting, hasPlanTime: false, isEligible: true, updateFlag };
    expect(nextStep(facts)).toEqual({ show: 'arrangement' });
  });

  it('is the arrangement for an unknown type or status', () => {
    const odd = { type: 9, status: 9, hasPlanTime: false } as unknown as RoutingFacts;
    expect(nextStep(odd)).toEqual({ show: 'arrangement' });
  });
});
