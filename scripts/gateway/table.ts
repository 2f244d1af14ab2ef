/** The report as text: a table of the calls, then each difference with all screens that read it. */
import type { CallName } from '../../src/contract/registry';
import type { RouteName } from '../../src/contract/routes';
import { Severity, type Report, type Row } from './check';
import type { Finding, FindingKind } from './compare';
import { isCallOfStart, screensOfCalls, screensOfField } from './screens';

const WORDS: Readonly<Record<FindingKind, (finding: Finding) => string>> = {
  missing: () => 'missing',
  otherType: ({ expected, found }) => `${found} for ${expected}`,
  unknownValue: ({ found }) => `unknown value ${found}`,
  rowWithoutId: () => 'missing, the row is left out',
  unusable: ({ expected, found }) => `${found} for ${expected}, cannot be read`,
};

const wordsOf = (finding: Finding): string =>
  `${finding.path || 'the answer'}: ${WORDS[finding.kind](finding)}`;

/** Limit of list items in a cell; the rest is below the table. */
const MOST = 3;
const some = (items: readonly string[]): string =>
  items.length <= MOST ? items.join(', ') : `${items.slice(0, MOST).join(', ')} +${items.length - MOST}`;

const EVERY_SCREEN = 'every screen (start)';

/** The property that the app reads for a path: for a row, or a record's value, its list's name. */
const fieldOf = (path: string): string =>
  path
    .replace(/(\[\]|\{\})+$/, '')
    .split('.')
    .at(-1) ?? '';

function screensOf(call: CallName, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  const fields = paths.map((path) => fieldOf(path).replaceAll(/\[\]|\{\}/g, ''));
  const names = new Set<RouteName>(
    fields.flatMap((field) =>
      field === '' ? (screensOfCalls().get(call) ?? []) : screensOfField(call, field),
    ),
  );
  return [...(isCallOfStart(call) ? [EVERY_SCREEN] : []), ...names];
}

/** Screens affected by this row: a mere difference of type is readable. */
export function screensOfRow({ call, severity, findings }: Row): readonly string[] {
  if (severity === Severity.fine) return [];
  if (findings.length === 0) return screensOf(call, ['']);
  const lost = findings.filter(({ kind }) => kind !== 'otherType');
  return screensOf(
    call,
    lost.map(({ path }) => path),
  );
}

const REACHED = { true: 'yes', false: 'no', 'not asked': '–' } as const;

const HEADS = ['call', 'reached', 'code', 'fields missing or of another type', 'screens that show less'];

function cellsOf(row: Row): readonly string[] {
  const { call, reached, code, note, findings } = row;
  const differences = note || some(findings.map(wordsOf));
  return [call, REACHED[String(reached) as keyof typeof REACHED], code, differences, some(screensOfRow(row))];
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = HEADS.map((_head, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd();
  const [heads = [], ...others] = rows;
  return [line(heads), widths.map((width) => '-'.repeat(width)).join('-|-'), ...others.map(line)].join('\n');
}

function differencesOf(row: Row): readonly string[] {
  return row.findings.map((finding) => {
    const screens = screensOf(row.call, [finding.path]);
    const read = screens.length === 0 ? 'no screen reads it' : screens.join(', ');
    return `${row.call}  ${wordsOf(finding)}  →  ${read}`;
  });
}

const MEANINGS: Readonly<Record<Severity, string>> = {
  [Severity.fine]: 'All is as the app was made for.',
  [Severity.less]: 'The app works, and shows less where a field is named above.',
  [Severity.broken]: 'A login or a screen cannot work.',
};

export function reportText({ rows, stopped, severity }: Report): string {
  const counted = (which: (row: Row) => boolean): number => rows.filter(which).length;
  const summary = [
    `${counted(({ reached }) => reached !== 'not asked')} calls asked`,
    `${counted(({ reached }) => reached === false)} not reached`,
    `${counted((row) => row.severity === Severity.broken && row.reached === true)} that cannot be used`,
    `${counted((row) => row.severity === Severity.less)} with differences`,
    `${counted(({ reached }) => reached === 'not asked')} not asked`,
  ].join(', ');
  const differences = rows.flatMap(differencesOf);
  return [
    ...(rows.length === 0 ? [] : [tableOf([HEADS, ...rows.map(cellsOf)]), '']),
    ...(differences.length === 0
      ? []
      : ['Each difference, and the screens that read it:', ...differences, '']),
    ...(stopped === undefined ? [`${summary}.`] : [stopped]),
    `${severity}: ${MEANINGS[severity]}`,
    '',
  ].join('\n');
}

/** Removes secrets from any output, such as messages and response values. */
export const without = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length > 3)
    .reduce((left, secret) => left.replaceAll(secret, '***'), text);
