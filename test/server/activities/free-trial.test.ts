import { eq } from 'drizzle-orm';
import { FreeTrialState } from '../../../src/contract/activities/values';
import { CourseType } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { AuditionStatus } from '../../../src/contract/profile/status';
import { freeTrials } from '../../../server/domains/activities/tables';
import { attendLesson } from '../../../server/domains/lessons/attendance';
import { DAY } from '../../../server/core/time';
import { newPhone } from '../../builders/account';
import { timesToBook } from '../../builders/booking';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { loginFields, Visitor } from '../support/visitor';

let backend: Backend;
let times: readonly number[];
beforeAll(async () => {
  backend = await startBackend();
  const course = { courseType: CourseType.trial, audience: 'unofficial' } as const;
  times = await timesToBook(backend.services, 'wandou', { time: '10:00', course });
});
afterAll(() => backend.stop());

const claim = ({ visitor }: Pick<InsideParent, 'visitor'>) => visitor.ask('claimFreeTrial');
const stateOf = async ({ visitor }: Pick<InsideParent, 'visitor'>) =>
  (await visitor.ask('getFreeTrial')).data;

describe('A free trial', () => {
  it('is claimed once a phone, and a second time says when that was', async () => {
    const phone = newPhone();
    const visitor = new Visitor(backend);
    const sent = await visitor.sendCode(phone);
    expect(sent.code).toBe('0');
    const login = { ...loginFields(phone), registered: false, autoRegisterType: 1 };
    const answer = await visitor.ask('verificationLogin', { ...login, ...visitor.codeFields() });
    expect(answer.data).toMatchObject({ isFirstLogin: true });
    visitor.token = String(
      (await visitor.ask('exchangeTemporaryToken', { token: answer.data.token })).data.token,
    );
    const first = await claim({ visitor });
    expect(first.data).toMatchObject({ state: FreeTrialState.claimed, isNew: true });
    const now = backend.clock.now();
    backend.clock.pass(DAY);
    const second = await claim({ visitor });
    expect(second.data).toEqual({ ...first.data, isNew: false });
    backend.clock.set(now);
  });

  it('is one claim, however many come at once', async () => {
    const parent = await buildParent(backend, aParent());
    await Promise.all([1, 2, 3].map(() => claim(parent)));
    const rows = await backend.services.db
      .select()
      .from(freeTrials)
      .where(eq(freeTrials.userId, parent.userId));
    expect(rows).toHaveLength(1);
  });

  it('becomes a lesson of the child when a time is booked, and is over once the child was there', async () => {
    const parent = await buildParent(backend, aParent());
    expect((await stateOf(parent)).state).toBe(FreeTrialState.open);
    await claim(parent);
    const booked = await parent.visitor.ask('bookLesson', { timeId: times[1] ?? 0 });
    const lesson = { liveId: booked.data.liveId, durationMinutes: 40 };
    expect(await stateOf(parent)).toMatchObject({ state: FreeTrialState.booked, lesson });
    await attendLesson(backend.services, Number(booked.data.liveId));
    expect((await stateOf(parent)).state).toBe(FreeTrialState.had);
    const { data } = await parent.visitor.ask('getStudentInfo');
    expect(data.studentAuditionStatusEnums).toEqual([{ status: AuditionStatus.done, subject: 0 }]);
    expect(await claim(parent)).toMatchObject({
      code: BACKEND_CODE.conflict,
      message: '孩子已经上过试听课了',
    });
  });

  it('is not for official students, nor without a login', async () => {
    const official = await buildParent(backend, anOfficialParent());
    expect((await claim(official)).message).toBe('孩子已经是在读学员，不用再领试听课');
    expect((await stateOf(official)).state).toBe(FreeTrialState.had);
    expect((await claim({ visitor: new Visitor(backend) })).status).toBe(401);
  });

  it('of one child says nothing of another', async () => {
    const [one, other] = [await buildParent(backend, aParent()), await buildParent(backend, aParent())];
    await claim(one);
    expect((await stateOf(other)).state).toBe(FreeTrialState.open);
  });
});
