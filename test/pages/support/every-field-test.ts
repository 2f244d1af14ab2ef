import type { CallName } from '@/contract/registry';
import type { RouteName } from '@/contract/routes';
import { changed, fieldsOf, screensOf, see, shapeOfCall, type Field, type Seen } from './every-field';
import { sampleAnswer } from './answering-all';

/** Must never appear on a screen, whatever is missing. */
const NO_WORDS = /NaN|undefined|null|Invalid|\[object|unknown|-1(?!\d)/;

/** Fields on which others of their response depend: without them, the named part may be missing; all else must be shown. */
const NEEDED: readonly (readonly [RegExp, what: string])[] = [
  [/parent_subject_list\.0\.status$/, 'the subject: whether it is shown at all'],
  [/getHigherLevelWindow\./, 'the step-up: the window of the contract takes its place'],
  [/get(Open|Pea)Class\.teacherName$/, 'what is said of the teacher'],
  [/getFilmCourse\.teacherId$/, 'the row that leads to the teacher'],
  [/getReplay\.nextLiveId$/, 'the row that leads to the next replay'],
  [/getEvaluationResult\.level$/, 'the ladder: there is none without the child’s place'],
  [/\.days\.0\.date$/, 'the lessons of a day that has no place among the others'],
  [/\.teacher\.words$/, 'who said them'],
  [/\.pictures?(\.0)?\.points$/, 'its units, where a picture has no points'],
  [/\.points\.0\.before$/, 'the line of before'],
  [/getEvaluationAnalysis\.abilities$/, 'the picture of them'],
  [/\.questions\.0\.question$/, 'what is said of the question'],
  [/getPrivateInfo\.crUid$/, 'the tutor: a child without the id has none'],
  [/\.showConfigContentList$/, 'the button for more of them'],
  [/getHomework\.correction(\.items|\.items\.0\.questionId|\.round)?$/, 'what hangs on the correction'],
  [/getHomework\.(solutions\.0\.questionId|handIn|handIn\.round)$/, 'what hangs on the round'],
  [/listBookingTimes\.courses$/, 'the lesson that a time is for'],
  [/listStepUpResources\.recommend$/, 'the classes of the first tab, and their step'],
  [/getStepUpInfo\.planCateId$/, 'the classes: they are asked for by it'],
];

/** Enumeration values and alternatives decide what is shown. */
const decides = ({ shape, path }: Field): boolean =>
  (typeof shape === 'string' && shape.includes(':')) ||
  (Array.isArray(shape) && shape.length > 1 && path.length > 1);

/** Calls used by many screens are tested field by field on the first ones, and with all fields at once on each. */
const tried = new Map<CallName, number>();
const SCREENS_OF_A_CALL = 2;

const faultsIn = (before: Seen, after: Seen): string[] => [
  ...after.crashes.map((reason) => `crashes: ${reason}`),
  ...(NO_WORDS.test(after.parts) && !NO_WORDS.test(before.parts)
    ? [`says ${String(NO_WORDS.exec(after.parts)?.[0])}`]
    : []),
];

const placeOf = ({ path }: Field): string =>
  path.filter((step) => typeof step === 'string' || step === 0).join('.');

const mayLose = (call: CallName, field: Field): boolean =>
  field.isAskedFor || decides(field) || NEEDED.some(([pattern]) => pattern.test(`${call}.${placeOf(field)}`));

/** What the screen does wrong without these fields, of which none is within another. */
async function faultsWithout(
  screen: RouteName,
  call: CallName,
  before: Seen,
  fields: readonly Field[],
): Promise<string[]> {
  const after = await see(screen, (name, answer) =>
    name === call ? fields.reduce((rest, { path }) => changed(rest, path, undefined), answer) : answer,
  );
  const own = JSON.stringify(fields.map(({ path }) => valueAt(sampleAnswer(call), path)));
  const lost = [...before.samples].filter((text) => !after.samples.has(text) && !own.includes(text));
  const faults = [
    ...faultsIn(before, after),
    ...(fields.some((field) => mayLose(call, field)) ? [] : lost.map((text) => `does not show ${text}`)),
  ];
  return faults.map((fault) => `without ${call}.${fields.map(placeOf).join(', ')} it ${fault}`);
}

/** Small enough that a missing field rarely hides what another one does. */
const GROUP_SIZE = 4;

const isWithin = ({ path: inner }: Field, { path: outer }: Field): boolean =>
  outer.every((step, index) => inner[index] === step);

/** Fields that are missing at once: far from each other, none within another. */
function groupsOf(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = Array.from({ length: Math.ceil(fields.length / GROUP_SIZE) }, () => []);
  fields.forEach((field, index) => {
    const turned = groups.map((_, step) => groups[(index + step) % groups.length] ?? []);
    const group = turned.find(
      (members) =>
        members.length < GROUP_SIZE &&
        members.every((other) => !isWithin(field, other) && !isWithin(other, field)),
    );
    if (group) group.push(field);
    else groups.push([field]);
  });
  return groups;
}

/** A group that does something wrong is taken apart: one field may stand in for another, but none may crash without the other. */
async function faultsOfGroup(
  screen: RouteName,
  call: CallName,
  before: Seen,
  group: readonly Field[],
): Promise<string[]> {
  const together = await faultsWithout(screen, call, before, group);
  if (together.length === 0 || group.length === 1) return together;
  const alone: string[] = [];
  for (const field of group) alone.push(...(await faultsWithout(screen, call, before, [field])));
  return alone.length > 0 ? alone : together.filter((fault) => !fault.includes(' does not show '));
}

const valueAt = (value: unknown, path: Field['path']): unknown =>
  path.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<string | number, unknown>> | null)?.[step],
    value,
  );

/** A response with only its required fields; a list with one such row. */
const emptied = (answer: unknown, fields: readonly Field[]): unknown =>
  fields
    .filter(({ isAskedFor, path }) => !isAskedFor && path.length <= 2)
    .reduce(
      (rest, { path }) => (valueAt(rest, path) === undefined ? rest : changed(rest, path, undefined)),
      answer,
    );

async function faultsOfScreen(screen: RouteName): Promise<string[]> {
  const before = await see(screen);
  const faults: string[] = [];
  for (const call of before.asked) {
    const fields = fieldsOf(shapeOfCall(call), sampleAnswer(call));
    const nothing = await see(screen, (name, answer) => (name === call ? emptied(answer, fields) : answer));
    faults.push(...faultsIn(before, nothing).map((fault) => `with nothing in ${call} it ${fault}`));
    const count = tried.get(call) ?? 0;
    tried.set(call, count + 1);
    if (count >= SCREENS_OF_A_CALL) continue;
    const isNeeded = (field: Field) => mayLose(call, field);
    const others = fields.filter((field) => !isNeeded(field));
    for (const group of [...groupsOf(fields.filter(isNeeded)), ...groupsOf(others)])
      faults.push(...(await faultsOfGroup(screen, call, before, group)));
  }
  return faults;
}

/** Lenient decoding (numbers as strings, 1 for true) is tested in test/unit/contract/shapes.test.ts: what is left is missing fields. */
export function testScreensOf(domains: readonly string[]): void {
  describe.each(domains)('screens of %s', (domain) => {
    it.each(screensOf(domain))(
      '%s shows all that does not depend on a field that is missing',
      async (screen) => {
        expect(await faultsOfScreen(screen)).toEqual([]);
      },
      120_000,
    );
  });
}
