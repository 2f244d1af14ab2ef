/** The scenario contract (src/contract/scenario.ts) matches its setters and its documentation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportKind } from '../../../src/contract/growth/values';
import { SCENARIO, SCENARIO_GROUPS, type ScenarioField } from '../../../src/contract/scenario';
import { DEMO_ACTIVITIES } from '../content/activities/floating';
import { INTEREST_TAG_POPS } from '../content/home/interest-tags';

/** Rows `| group | `name` | value |` by name. */
const rows = new Map(
  readFileSync(join(__dirname, '../../../docs/scenarios.md'), 'utf8')
    .split('\n')
    .map((line) => /^\| (\w+) +\| `(\w+)` +\| (.*?) *\|$/.exec(line))
    .flatMap((found) =>
      found === null ? [] : ([[found[2] ?? '', { group: found[1], value: found[3] ?? '' }]] as const),
    ),
);

const fields = Object.entries(SCENARIO_GROUPS).flatMap(([group, ofGroup]) =>
  Object.entries<ScenarioField>(ofGroup).map(([name, field]) => ({ group, name, field })),
);

/** Documented once for all report kinds. */
const written = (name: string): string => {
  const kind = Object.values(ReportKind).find((known) => name.startsWith(`${known}-`));
  return kind === undefined ? name : name.replace(kind, '<kind>');
};

describe('A scenario', () => {
  it('has every field of its groups once', () => {
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(SCENARIO).sort());
  });

  it.each(fields)(
    'has $name of $group in docs/scenarios.md, with all its states',
    ({ group, name, field }) => {
      const { value = '', ...row } = rows.get(name) ?? {};
      expect(row).toEqual({ group });
      const terms = [...value.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
      expect(
        [...new Set((field.names ?? []).map(written))].filter((state) => !terms.includes(state)),
      ).toEqual([]);
      expect(value.includes('`null`')).toBe(field.ends === true);
    },
  );

  it('is all that docs/scenarios.md has', () => {
    expect([...rows.keys()].sort()).toEqual(Object.keys(SCENARIO).sort());
  });

  it('asks for no more activities and tags than there are', () => {
    expect(SCENARIO.activities.numbers.at(-1)).toBe(DEMO_ACTIVITIES);
    expect(SCENARIO.interestTags.numbers.at(-1)).toBe(INTEREST_TAG_POPS);
  });
});
