/** The step-up season as staff keep it, and as the parents' own calls show it. */
import { eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import { StaffRole } from '../../../src/contract/staff/values';
import { StepUpStage, StepUpStatus, StepUpType } from '../../../src/contract/stepup/values';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { mondayOf, plusDays } from '../../../server/core/day';
import { addDays, formatDate, today } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { aTeacher } from '../../builders/teachers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { confirm, join, linesOf, list, planTime, prefer, seatsOf, storedOf } from '../stepup/support';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let teacher: Colleague;
let teacherId: number;
beforeAll(async () => {
  backend = await startBackend();
  teacherId = await aTeacher(backend.services, '周老师', { isBare: true });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  teacher = await aColleague(backend, StaffRole.teacher);
});

const { waiting, grouping, complete } = StepUpStatus;

/** A day of next week. */
const nextWeek = (weekday: number) => plusDays(mondayOf(today(backend.clock)), 6 + weekday);

let made = 0;
const aStep = () => `S9-${(made += 1)}`;

const aClass = (changed: object = {}) => ({
  ...{ subject: Subject.wandou, step: 'S2-1', week1: 2, time1: '18:30', week2: 5, time2: '18:30' },
  ...{ firstLiveAt: `${nextWeek(2)} 18:30:00`, teacherIds: [teacherId], seats: 2, etag: '' },
  ...changed,
});

const classWith = async (asked: { readonly classId: number }, by = teacher) =>
  (await by.ask('getSeasonClass', asked)).data;
const saved = async (changed: object = {}, by = teacher) =>
  classWith((await by.ask('saveSeasonClass', aClass(changed))).data, by);

const opening = (children: readonly InsideParent[], newStepId: number, changed: object = {}) => ({
  ...{ userIds: children.map(({ userId }) => userId), fromStep: '', type: StepUpType.y, newStepId },
  ...{ planStepId: 0, classId: 0, releaseOn: '', mayChoose: true, headMasterMobile: '', ...changed },
});
const open = (children: readonly InsideParent[], newStepId: number, changed: object = {}, by = teacher) =>
  by.ask('openSeason', opening(children, newStepId, changed));

const aChild = (kidName = '豆豆', step = 'S1-4') =>
  buildParent(backend, anOfficialParent().withChild({ kidName, step }));

const infoOf = async ({ userId, visitor }: InsideParent) =>
  (await visitor.ask('getStepUpInfo', { student_id: userId })).data;
const familyOf = async ({ userId }: InsideParent) => (await teacher.ask('getSeasonFamily', { userId })).data;
const place = ({ userId }: InsideParent, classId: number, by = teacher) =>
  by.ask('placeInClass', { userId, classId });
const TIMES = planTime([3, '18:00', 6, '10:00']);

describe('A step-up season', () => {
  it('goes from its classes to what each family has, by staff and by the parents’ own calls', async () => {
    const step = aStep();
    const offered = await saved({ step });
    const children = [await aChild('确认'), await aChild('选班'), await aChild('填时间')] as const;
    const [confirming, choosing, naming] = children;
    const suggested = { classId: offered.classId, releaseOn: formatDate(addDays(SEEDED_AT, 7)) };
    expect((await open([confirming], offered.stepId, suggested)).data).toEqual({ opened: 1, alreadyOpen: 0 });
    const others = { headMasterMobile: '400 000 0002' };
    expect((await open([choosing, naming], offered.stepId, others)).data.opened).toBe(2);

    expect(await infoOf(confirming)).toMatchObject({
      ...{ status: waiting, type: StepUpType.y, step: 'S1-4', newStep: step, course: '豌豆思维' },
      ...{ newClassId: offered.classId, newTeacherName: '周老师', newFirstTime: offered.firstLiveAt },
    });
    expect((await confirm(confirming)).code).toBe('200');
    const found = await list(choosing, { catePid: 1, cateSid: offered.stepId });
    expect(found.data.all).toMatchObject([{ classId: offered.classId, cycle: ['周二 18:30', '周五 18:30'] }]);
    expect((await join(choosing, offered.classId)).code).toBe('200');
    const full = await list(naming, { catePid: 1, cateSid: offered.stepId });
    expect(full.data.all).toEqual([]);
    expect((await prefer(naming, TIMES)).code).toBe('200');

    const seen = await teacher.ask('listSeasonFamilies', { page: 1, limit: 10, stepId: offered.stepId });
    expect(seen.count).toBe(3);
    expect(seen.data).toMatchObject([
      { kidName: '填时间', status: grouping, times: [{ week1: 3, time2: '10:00' }], lacksClass: true },
      { kidName: '确认', status: complete, completedBy: 'confirm', lacksClass: false },
      { kidName: '选班', status: complete, completedBy: 'changeClass', newClassId: offered.classId },
    ]);
    expect(JSON.stringify(seen.data)).not.toContain(naming.phone);

    const times = { week1: 3, time1: '18:00', week2: 6, time2: '10:00' };
    const formed = await saved({ step, ...times, firstLiveAt: `${nextWeek(3)} 18:00:00` });
    expect((await place(naming, formed.classId)).status).toBe(200);
    expect(await infoOf(naming)).toMatchObject({ status: complete, newClassId: formed.classId });
    const mine = eq(inboxMessages.userId, naming.userId);
    expect(await backend.services.db.select().from(inboxMessages).where(mine)).toMatchObject([
      { title: '孩子新学年的班级组好了', target: { url: '/furtherEducation' } },
    ]);
    expect((await linesOf(backend, naming)).map(({ kind }) => kind)).toEqual([
      'open',
      'submitPlanTime',
      'place',
    ]);
  });

  it('lets a child of type N stay in its step or move up', async () => {
    const up = await saved({ step: aStep() });
    const same = await saved({ step: aStep() });
    const child = await aChild();
    const refused = await open([child], up.stepId, { type: StepUpType.n });
    expect(refused.field).toBe('planStepId');
    await open([child], up.stepId, { type: StepUpType.n, planStepId: same.stepId });
    expect(await infoOf(child)).toMatchObject({ newStepId: up.stepId, planStepId: same.stepId });
    expect((await join(child, up.classId)).code).toBe('201');
    expect((await join(child, same.classId)).code).toBe('200');
  });
});

describe('A class of the season', () => {
  it('names the field that is wrong', async () => {
    const fieldOf = async (changed: object) => (await teacher.ask('saveSeasonClass', aClass(changed))).field;
    expect(await fieldOf({ week2: 2 })).toBe('week2');
    expect(await fieldOf({ time1: '25:00' })).toBe('time1');
    expect(await fieldOf({ firstLiveAt: `${nextWeek(3)} 18:30:00` })).toBe('firstLiveAt');
    expect(await fieldOf({ firstLiveAt: '' })).toBe('firstLiveAt');
    expect(await fieldOf({ teacherIds: [99_999_999] })).toBe('teacherIds');
    expect(await fieldOf({ step: ' ' })).toBe('step');
    expect((await teacher.ask('saveSeasonClass', aClass({ classId: 99_999_999 }))).status).toBe(404);
  });

  it('gets more seats, gives up free ones, and never a taken one', async () => {
    const kept = await saved({ step: aStep() });
    const child = await aChild();
    await open([child], kept.stepId, { classId: kept.classId });
    const seats = async () => (await seatsOf(backend, kept.classId)).map(({ userId }) => userId);
    const withSeats = async (count: number) =>
      teacher.ask('saveSeasonClass', { ...(await classWith({ classId: kept.classId })), seats: count });
    await withSeats(4);
    expect(await seats()).toHaveLength(4);
    await withSeats(1);
    expect(await seats()).toEqual([child.userId]);
    const none = await withSeats(0);
    expect([none.status, none.field]).toEqual([400, 'seats']);
    expect(await seats()).toEqual([child.userId]);
  });

  it('is not saved over a colleague’s change, but over a parent who took a seat', async () => {
    const kept = await saved({ step: aStep() });
    const child = await aChild();
    await open([child], kept.stepId, { classId: kept.classId });
    expect((await teacher.ask('saveSeasonClass', { ...kept, seats: 5 })).status).toBe(200);
    expect((await teacher.ask('saveSeasonClass', { ...kept, seats: 3 })).status).toBe(409);
    expect(await seatsOf(backend, kept.classId)).toHaveLength(5);
  });

  it('keeps step and times once a child sits in it; another teacher shows at the child’s', async () => {
    const kept = await saved({ step: aStep() });
    const child = await aChild();
    await open([child], kept.stepId, { classId: kept.classId });
    const later = await teacher.ask('saveSeasonClass', { ...kept, week1: 1 });
    expect(later.field).toBe('firstLiveAt');
    const friday = { firstLiveAt: `${nextWeek(5)} 18:30:00` };
    expect((await teacher.ask('saveSeasonClass', { ...kept, ...friday, week1: 1 })).field).toBe('week1');
    expect((await teacher.ask('saveSeasonClass', { ...kept, step: aStep() })).field).toBe('step');
    const other = await aTeacher(backend.services, '林老师', { isBare: true });
    await teacher.ask('saveSeasonClass', { ...kept, ...friday, teacherIds: [other, teacherId] });
    expect(await infoOf(child)).toMatchObject({
      newTeacherName: '林老师',
      newFirstTime: friday.firstLiveAt,
    });
  });
});

describe('Opening the season', () => {
  it('may be repeated: what a family has chosen stays', async () => {
    const { stepId, classId } = await saved({ step: aStep() });
    const child = await aChild();
    await open([child], stepId);
    await join(child, classId);
    const again = await open([child, await aChild()], stepId, { mayChoose: false });
    expect(again.data).toEqual({ opened: 1, alreadyOpen: 1 });
    expect(await storedOf(backend, child)).toMatchObject({ status: complete, newClassId: classId });
  });

  it('begins a new season where an earlier one ended, and frees its seat', async () => {
    const before = await saved({ step: aStep() });
    const child = await aChild();
    await open([child], before.stepId);
    await join(child, before.classId);
    const { stepId } = await saved({ step: aStep() });
    expect((await open([child], stepId)).data.opened).toBe(1);
    expect(await infoOf(child)).toMatchObject({ status: waiting, newStepId: stepId, newClassId: 0 });
    expect((await seatsOf(backend, before.classId)).map(({ userId }) => userId)).toEqual([null, null]);
  });

  it('reaches all official students of a step', async () => {
    const from = aStep();
    const children = [await aChild('一', from), await aChild('二', from)];
    const { stepId } = await saved({ step: aStep() });
    const opened = await open([], stepId, { fromStep: from });
    expect(opened.data).toEqual({ opened: 2, alreadyOpen: 0 });
    for (const child of children) expect(await infoOf(child)).toMatchObject({ newStepId: stepId });
  });

  it('has the times of a child’s lessons, by which classes are recommended', async () => {
    const parent = anOfficialParent().withClass('wandou', { time: '18:30', everyDays: 7 });
    const child = await buildParent(backend, parent);
    const { stepId } = await saved({ step: aStep() });
    await open([child], stepId);
    const cycle = JSON.parse(String((await infoOf(child)).oldCycle)) as unknown[];
    expect(cycle).toEqual([{ week: expect.any(Number) as number, time: '18:30' }]);
  });

  it('names the field that is wrong, and opens nothing then', async () => {
    const child = await aChild();
    const { stepId } = await saved({ step: aStep() });
    const elsewhere = await saved({ step: aStep() });
    const go = await saved({ step: aStep(), subject: Subject.weiqi });
    const fieldOf = async (changed: object) => (await open([child], stepId, changed)).field;
    expect(await fieldOf({ newStepId: 99_999_999 })).toBe('newStepId');
    expect(await fieldOf({ userIds: [99_999_999] })).toBe('userIds');
    expect(await fieldOf({ userIds: [] })).toBe('userIds');
    expect(await fieldOf({ fromStep: 'S1-4' })).toBe('userIds');
    expect(await fieldOf({ userIds: [], fromStep: 'S0-0' })).toBe('fromStep');
    expect(await fieldOf({ classId: elsewhere.classId })).toBe('classId');
    expect(await fieldOf({ releaseOn: '2020-01-01' })).toBe('releaseOn');
    expect(await fieldOf({ type: StepUpType.n, planStepId: go.stepId })).toBe('planStepId');
    expect((await infoOf(child)) as unknown).toBeNull();
  });

  it('is refused whole where the suggested class has too few seats', async () => {
    const { classId, stepId } = await saved({ step: aStep(), seats: 1 });
    const children = [await aChild(), await aChild()];
    expect((await open(children, stepId, { classId })).status).toBe(409);
    expect((await seatsOf(backend, classId)).map(({ userId }) => userId)).toEqual([null]);
  });

  it('by two colleagues at once begins it once for each child', async () => {
    const { classId, stepId } = await saved({ step: aStep(), seats: 3 });
    const children = [await aChild(), await aChild(), await aChild()];
    const other = await aColleague(backend, StaffRole.teacher);
    const answers = await Promise.all([
      open(children, stepId, { classId }),
      open([...children].reverse(), stepId, { classId }, other),
    ]);
    expect(answers.map(({ data }) => data.opened).sort()).toEqual([0, 3]);
    const owners = (await seatsOf(backend, classId)).map(({ userId }) => userId);
    expect(owners.sort()).toEqual(children.map(({ userId }) => userId).sort());
  });
});

describe('Placing children', () => {
  async function waitingIn(stepId: number) {
    const child = await aChild();
    await open([child], stepId);
    await prefer(child, TIMES);
    return child;
  }

  it('by two colleagues at once gives the last seat to one child', async () => {
    const { classId, stepId } = await saved({ step: aStep(), seats: 1 });
    const children = [await waitingIn(stepId), await waitingIn(stepId)] as const;
    const other = await aColleague(backend, StaffRole.teacher);
    const answers = await Promise.all([place(children[0], classId), place(children[1], classId, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [seat] = await seatsOf(backend, classId);
    const winner = children[answers.findIndex(({ status }) => status === 200)];
    expect(seat?.userId).toBe(winner?.userId);
  });

  it('places one child once, into one of two classes, and the other seat stays free', async () => {
    const first = await saved({ step: aStep(), seats: 1 });
    const second = await saved({ step: first.step, seats: 1 });
    const child = await waitingIn(first.stepId);
    const other = await aColleague(backend, StaffRole.teacher);
    const answers = await Promise.all([place(child, first.classId), place(child, second.classId, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const seats = [...(await seatsOf(backend, first.classId)), ...(await seatsOf(backend, second.classId))];
    expect(seats.filter(({ userId }) => userId === child.userId)).toHaveLength(1);
    expect(seats.filter(({ userId }) => userId === null)).toHaveLength(1);
  });

  it('is refused for another step, and for a family that has not named times', async () => {
    const { classId, stepId } = await saved({ step: aStep() });
    const elsewhere = await saved({ step: aStep() });
    const child = await waitingIn(stepId);
    expect((await place(child, elsewhere.classId)).status).toBe(409);
    const undecided = await aChild();
    await open([undecided], stepId);
    expect((await place(undecided, classId)).status).toBe(409);
    expect((await place(await aChild(), classId)).status).toBe(404);
  });

  it('finds a class for a child that was confirmed without one', async () => {
    const { classId, stepId } = await saved({ step: aStep() });
    const child = await aChild();
    await open([child], stepId);
    await confirm(child);
    expect(await familyOf(child)).toMatchObject({ completedBy: 'confirm', lacksClass: true });
    await place(child, classId);
    expect(await infoOf(child)).toMatchObject({ status: complete, newClassId: classId });
  });
});

describe('What staff arrange', () => {
  it('lets a parent choose or not, and says what is left to do', async () => {
    const { stepId } = await saved({ step: aStep() });
    const child = await aChild();
    await open([child], stepId);
    const family = await familyOf(child);
    await teacher.ask('saveSeasonFamily', {
      ...{ ...family, mayChoose: false, releaseOn: '2026-12-31' },
      ...{ stage: StepUpStage.addressConfirm, provider: '' },
    });
    expect((await child.visitor.ask('checkStepUpResources')).code).toBe('201');
    expect(await infoOf(child)).toMatchObject({
      ...{ stage: StepUpStage.addressConfirm, releaseTime: '2026-12-31 23:59:59' },
    });
    expect((await teacher.ask('saveSeasonFamily', { ...family, mayChoose: true })).status).toBe(409);
    await teacher.ask('saveSeasonFamily', { ...(await familyOf(child)), mayChoose: true });
    expect((await child.visitor.ask('checkStepUpResources')).code).toBe('200');
  });

  it('is a teacher’s; support reads what families chose; the audit has each child', async () => {
    const { classId, stepId } = await saved({ step: aStep() });
    const child = await aChild();
    await open([child], stepId);
    await prefer(child, TIMES);
    const support = await aColleague(backend, StaffRole.support);
    const editor = await aColleague(backend, StaffRole.editor);
    const chief = await aColleague(backend, StaffRole.administrator);
    const paging = { page: 1, limit: 10 };
    expect((await support.ask('listSeasonFamilies', { ...paging, userId: child.userId })).count).toBe(1);
    expect((await place(child, classId, support)).status).toBe(403);
    expect((await open([child], stepId, {}, editor)).status).toBe(403);
    expect((await editor.ask('saveSeasonClass', aClass())).status).toBe(403);
    expect((await chief.ask('listSeasonFamilies', paging)).status).toBe(403);
    await place(child, classId);
    const { data } = await chief.ask('listAudit', {
      ...paging,
      userId: child.userId,
      staffId: teacher.staffId,
    });
    expect(data.map(({ action }) => action)).toEqual(['placeInClass', 'openSeason']);
  });
});
