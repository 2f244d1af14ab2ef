/** Hours that were bought or given, from the operator's files: entries of a ledger, which do not change. */
import { Type, type Static } from '@sinclair/typebox';
import { Subject, SubjectCode } from '../../../src/contract/courses/values';
import { externalId, momentField, momentOf, nameIn, refTo, textField } from '../../core/import/fields';
import {
  importOf,
  refOf,
  type ImportServices,
  type ReadLine,
  type Wrong,
  type WrittenLine,
} from '../../core/import/kind';
import { addBought, type Bought } from './movements';
import { hourBalances, HourCategoryCode } from './tables';

const NO_CATEGORY = { userHourType: null };
const NO_GROUP = { hourGroup: null };

/** The programming brand has categories, all others groups. */
const GROUPS = {
  smallLive: { hourGroup: 'smallLive', ...NO_CATEGORY },
  largeLive: { hourGroup: 'largeLive', ...NO_CATEGORY },
  record: { hourGroup: 'record', ...NO_CATEGORY },
} as const;
const CATEGORIES = {
  graphical: { ...NO_GROUP, userHourType: HourCategoryCode.graphical },
  oneToOne: { ...NO_GROUP, userHourType: HourCategoryCode.oneToOne },
  recorded: { ...NO_GROUP, userHourType: HourCategoryCode.recorded },
} as const;
const KINDS = { ...GROUPS, ...CATEGORIES } as const;

const MAX_HOURS = 10_000;
const hoursField = Type.Number({ minimum: 0, maximum: MAX_HOURS });

const Hours = Type.Object({
  id: externalId,
  child: refTo('children'),
  subject: nameIn(Subject),
  group: nameIn(KINDS),
  bought: hoursField,
  given: Type.Optional(hoursField),
  title: textField,
  at: momentField,
  expiresAt: Type.Optional(momentField),
});
type Hours = Static<typeof Hours>;

function check(_services: ImportServices, lines: readonly ReadLine<Hours>[]): Promise<Wrong[]> {
  const wrong = lines.flatMap(({ line, row: { subject, group } }) => {
    const allowed = Object.keys(subject === 'biancheng' ? CATEGORIES : GROUPS);
    const sentence = `must be one of ${allowed.join(', ')} for the subject ${subject}`;
    return allowed.includes(group) ? [] : [{ line, field: 'group', sentence }];
  });
  return Promise.resolve(wrong);
}

const boughtIn = (line: WrittenLine<Hours>): Bought => {
  const { subject, group, bought, given = 0, title, at, expiresAt } = line.row;
  return {
    userId: refOf(line, 'child'),
    brandCode: SubjectCode[subject],
    ...KINDS[group],
    baseHours: bought,
    giveHours: given,
    title,
    happenedAt: momentOf(at),
    expiresAt: expiresAt === undefined ? null : momentOf(expiresAt),
  };
};

export const hoursImports = [
  importOf({
    kind: 'hours',
    schema: Hours,
    target: hourBalances.id,
    isLedger: true,
    check,
    write: ({ db }, lines) => addBought(db, lines.map(boughtIn)),
  }),
];
