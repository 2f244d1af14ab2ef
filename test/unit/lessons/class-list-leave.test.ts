import { helpCalls } from '@/contract/help/calls';
import { ClassListLeave } from '@/features/help/satisfaction-survey/class-list-leave';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

async function leaving(due: unknown, fixedRoute?: 'parentsCenter', user: object | undefined = TEST_USER) {
  const api = new FakeApi().on(helpCalls.isPushQuestionnaire, due as never);
  const fake = await fakeApp({ user, api });
  const leave = new ClassListLeave(fake.app, fixedRoute);
  return { ...fake, leave };
}

/** Tries to leave and answers the dialog. */
async function answered(
  leave: ClassListLeave,
  feedback: { confirms: readonly { answer(yes: boolean): void }[] },
  yes: boolean,
) {
  const going = leave.mayLeave();
  feedback.confirms[0]?.answer(yes);
  return going;
}

describe('leaving the class list', () => {
  test.each([true, 1, 'https://survey.example'])('offers the survey when the server says %j', async (due) => {
    const { leave } = await leaving(due);
    await leave.prepare();
    expect(leave.isDue).toBe(true);
  });

  test.each([false, 0, '', null])('offers nothing when the server says %j', async (due) => {
    const { leave } = await leaving(due);
    await leave.prepare();
    expect(leave.isDue).toBe(false);
    expect(await leave.mayLeave()).toBe(true);
  });

  test('a failure offers nothing', async () => {
    const { leave, api } = await leaving(true);
    api.onFailure(helpCalls.isPushQuestionnaire, { kind: 'network' });
    await leave.prepare();
    expect(leave.isDue).toBe(false);
  });

  test('asks no question without a session', async () => {
    const { leave, api } = await leaving(true, undefined, {});
    await leave.prepare();
    expect(api.requests(helpCalls.isPushQuestionnaire)).toEqual([]);
  });

  test('a parent who wants to is led to the survey, in the place of the list', async () => {
    const { leave, feedback, platform, tracker } = await leaving(true);
    await leave.prepare();
    expect(await answered(leave, feedback, true)).toBe(false);
    expect(platform.navigation.last).toMatchObject({ how: 'replace' });
    expect(tracker.payloads('survey_offer')).toEqual([{ accepted: true }]);
  });

  test('a parent who does not want to goes on back', async () => {
    const { leave, feedback, platform } = await leaving(true);
    await leave.prepare();
    expect(await answered(leave, feedback, false)).toBe(true);
    expect(platform.navigation.moves).toEqual([]);
  });

  test('is offered once a visit', async () => {
    const { leave, feedback } = await leaving(true);
    await leave.prepare();
    await answered(leave, feedback, false);
    expect(await leave.mayLeave()).toBe(true);
    expect(feedback.confirms).toEqual([]);
  });

  test('a fixed route takes the place of the list', async () => {
    const { leave, platform } = await leaving(false, 'parentsCenter');
    await leave.back();
    expect(platform.navigation.last?.url).toContain('pages/profile/parents-center/index');
  });

  test('a parent who has gone back already is asked once, and led to the survey on top of the page below', async () => {
    const { leave, feedback, platform } = await leaving(true);
    await leave.prepare();
    const going = leave.left();
    feedback.confirms[0]?.answer(true);
    await going;
    expect(platform.navigation.moves).toEqual([{ how: 'push', url: expect.stringContaining('/nps/') }]);
    await leave.left();
    expect(feedback.confirms).toEqual([]);
  });

  test('a parent who has gone back already is led to the fixed route', async () => {
    const { leave, platform } = await leaving(false, 'parentsCenter');
    await leave.left();
    expect(platform.navigation.moves).toEqual([
      { how: 'switchTab', url: '/pages/profile/parents-center/index' },
    ]);
  });

  test('goes home where there is no page before', async () => {
    const { leave, platform } = await leaving(false);
    await leave.back();
    expect(platform.navigation.last?.url).toContain('pages/home/home/index');
  });
});
