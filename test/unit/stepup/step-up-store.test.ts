import { profileCalls } from '@/contract/profile/calls';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import { hoursCalls } from '@/contract/hours/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { remainingHours, formatRemaining } from '@/features/stepup/hours';
import { featureSwitches, isOn, stepUpSettings } from '@/features/stepup/info/settings';
import { StepUpStore } from '@/features/stepup/info/step-up';
import { higherLevelPerson, operatorOf, stepUpProfile, reportChange } from '@/features/stepup/operator';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { PLAN_TIME, STEP_UP, stepUpApi } from '../../support/fakes/step-up';

const parent = (api: FakeApi) => fakeApp({ api, user: TEST_USER });

describe('the step-up of a child', () => {
  it('is asked for by the user id, its texts read', async () => {
    const { app, api } = await parent(stepUpApi({ planTime: PLAN_TIME }));
    const store = new StepUpStore(app);
    await store.load();
    expect(api.requests(stepupCalls.getStepUpInfo)).toEqual([{ student_id: 42 }]);
    expect(store.info.value).toMatchObject({
      newStep: 'S3',
      headMasterId: 3,
      newLessons: [
        { week: 3, time: '19:00' },
        { week: 6, time: '09:00' },
      ],
      planTimes: [[{ w: 2 }, { w: 5 }]],
    });
  });

  it('has no times and no homeroom teacher where the texts are garbage and the field is absent', async () => {
    const { app } = await parent(stepUpApi({ planTime: '{', oldCycle: 'x', headMasterId: undefined }));
    const store = new StepUpStore(app);
    await store.load();
    expect(store.info.value).toMatchObject({ planTimes: [], oldLessons: [], headMasterId: 0 });
  });

  it('is none where the server says so (201), and without a session', async () => {
    const { app } = await parent(new FakeApi().onRefusal(stepupCalls.getStepUpInfo, '201', '没有升学年信息'));
    expect(await new StepUpStore(app).load()).toEqual(ok(null));
    const guest = await fakeApp({ user: { ...TEST_USER, userId: 0 } });
    expect(await new StepUpStore(guest.app).load()).toEqual(ok(null));
    expect(guest.api.requests(stepupCalls.getStepUpInfo)).toEqual([]);
  });

  it('has failed without an answer', async () => {
    const { app } = await parent(new FakeApi().onFailure(stepupCalls.getStepUpInfo, { kind: 'network' }));
    const store = new StepUpStore(app);
    await store.load();
    expect(store.info.status).toBe('failed');
  });

  it('that comes after its session has ended is dropped', async () => {
    const api = stepUpApi();
    const release = api.onHold(stepupCalls.getStepUpInfo);
    const { app } = await parent(api);
    const store = new StepUpStore(app);
    const pending = store.load();
    app.session.clear();
    release(ok(STEP_UP));
    await pending;
    expect(store.info.value).toBeUndefined();
  });
});

describe('the operator of a change', () => {
  it('is the parent, named by the child', async () => {
    const { app } = await parent(stepUpApi());
    await app.get(stepUpProfile).once();
    expect(operatorOf(app)).toEqual({ operator_id: 42, operator: '豆豆' });
  });

  it.each([
    [
      'has no name',
      (api: FakeApi) => api.on(stepupCalls.getStepUpProfile, { kidName: ' ', parentPhone: '', headImg: '' }),
    ],
    [
      'cannot be asked for',
      (api: FakeApi) => api.onFailure(stepupCalls.getStepUpProfile, { kind: 'timeout' }),
    ],
  ])('is 家长 where the child %s', async (_why, answer) => {
    const { app } = await parent(answer(stepUpApi()));
    await app.get(stepUpProfile).once();
    expect(operatorOf(app).operator).toBe('家长');
  });

  it('is named as the pages of the higher level know the child, which ask for it once', async () => {
    const api = stepUpApi().on(profileCalls.getPersonInfo, {
      kidName: '果果',
      parentPhone: '',
      headImg: '',
    });
    const { app } = await parent(api);
    await Promise.all([app.get(higherLevelPerson).once(), app.get(higherLevelPerson).once()]);
    expect(operatorOf(app).operator).toBe('果果');
    expect(api.requests(profileCalls.getPersonInfo)).toEqual([{}]);
    expect(api.requests(stepupCalls.getStepUpProfile)).toEqual([]);
  });

  it('has the name of the child asked for with the step-up', async () => {
    const { app } = await parent(stepUpApi());
    await new StepUpStore(app).load();
    expect(operatorOf(app).operator).toBe('豆豆');
  });

  it('is reported to the operator’s system, even as the page closes', async () => {
    const { app, api } = await parent(stepUpApi().onFailure(stepupCalls.adminCallback, { kind: 'network' }));
    reportChange(app);
    const [sent] = api.sent;
    expect(sent?.request).toEqual({ user_id: 42 });
    expect(sent?.options).toEqual({ outlivesPage: true });
  });
});

describe('the operator’s switches', () => {
  it('show what they do not name, and hide what is off', async () => {
    const { app } = await parent(
      stepUpApi().on(stepupCalls.getFeatureSwitches, [{ turnOn: true }, { turnOn: false }]),
    );
    const switches = await app.get(featureSwitches).once();
    expect([0, 1, 2, 6].map((index) => isOn(switches, index as 0))).toEqual([true, false, true, true]);
  });

  it('hide nothing where they cannot be asked for', async () => {
    const { app } = await parent(stepUpApi().onFailure(stepupCalls.getFeatureSwitches, { kind: 'network' }));
    expect(isOn(await app.get(featureSwitches).once(), 3)).toBe(true);
  });
});

describe('what is recommended', () => {
  const config = (typeValue: string) =>
    stepUpApi().on(configurationCalls.getUpgradeConfig, [
      { typeCode: 'stepUpConfig', typeValue, jsonExpand: { url: 'javascript:alert(1)' } },
    ]);

  it.each([
    ['{"recommend":"upgrade"}', 'upgrade'],
    ['{"recommend":"stay"}', 'stay'],
    ['{"recommend":"x"}', 'stay'],
    ['{', 'stay'],
  ])('is as configured, else to stay: %s', async (typeValue, recommended) => {
    const { app } = await parent(config(typeValue));
    expect(await app.get(stepUpSettings).once()).toEqual({ reportUrl: '', recommended });
  });
});

describe('the remaining hours', () => {
  it('are the sum of four', async () => {
    const { app, api } = await parent(stepUpApi());
    expect(formatRemaining(await app.get(remainingHours).once())).toBe('30.3课时');
    expect(api.requests(hoursCalls.queryGeneralUserHourGroup)).toEqual([{ userId: 42, status: 1 }]);
  });

  it('are - - where they cannot be asked for', async () => {
    const { app } = await parent(
      stepUpApi().onFailure(hoursCalls.queryGeneralUserHourGroup, { kind: 'network' }),
    );
    expect(formatRemaining(await app.get(remainingHours).once())).toBe('- -');
  });
});
