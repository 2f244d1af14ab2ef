import { View } from '@tarojs/components';
import { accountCalls } from '@/contract/account/calls';
import { AutoRegisterType } from '@/contract/account/values';
import { activitiesCalls } from '@/contract/activities/calls';
import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { FreeTrialState } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { BACKEND_CODE, ERROR_CODE } from '@/contract/errors';
import { profileCalls } from '@/contract/profile/calls';
import { AuditionStatus } from '@/contract/profile/status';
import AuditionCard from '@/features/activities/free-trial/AuditionCard';
import FreeTrialButton from '@/features/activities/free-trial/FreeTrialButton';
import { screen as page } from '@/features/screen';
import { agreedStorage, input, loginApi, PHONE, until } from '../account/support';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

jest.mock('@/services/crypto', () => jest.requireActual<object>('../account/fake-crypto'));

const CLAIMED: FreeTrial = { state: FreeTrialState.claimed, claimedAt: '2026-11-20 10:00:00' };
const LESSON = { liveId: 7, name: '第1讲 找规律', lessonTime: '2026-11-22 10:00:00', durationMinutes: 40 };
const NOT_AUDITIONED = { ...UNOFFICIAL, studentAuditionStatusEnums: [{ status: AuditionStatus.notYet }] };

const Login = page('login', () => (
  <View>
    <FreeTrialButton />
  </View>
));

async function openSheet(api: FakeApi) {
  const screen = await openScreen('login', Login, { api, platform: { storage: agreedStorage() } });
  await screen.tap('领取免费试听课');
  return screen;
}

const backend = (isNew = true, trial: FreeTrial = CLAIMED): FakeApi =>
  loginApi(true)
    .on(configurationCalls.getUpgradeConfig, [])
    .on(profileCalls.updateAge, null)
    .on(activitiesCalls.claimFreeTrial, { ...trial, isNew });

async function submit(screen: Awaited<ReturnType<typeof openSheet>>): Promise<void> {
  await screen.type(input('mobile'), PHONE);
  await screen.type(input('code'), '123456');
  await screen.tap(screen.allByClass('sheet__footer')[0]?.querySelector<HTMLElement>('.button') ?? '');
}

afterEach(() => jest.restoreAllMocks());

describe('The sheet of the free trial', () => {
  test('logs in by code, claims, asks for the age, and goes on to booking', async () => {
    const api = backend();
    const screen = await openSheet(api);
    expect(screen.byClass('sheet__title').textContent).toBe('立即领取免费试听课');
    await submit(screen);
    const [login] = api.requests(accountCalls.verificationLogin);
    expect(login).toMatchObject({ registered: false, autoRegisterType: AutoRegisterType.freeTrial });
    expect(JSON.stringify(login)).not.toContain(PHONE);
    expect(api.requests(activitiesCalls.claimFreeTrial)).toHaveLength(1);
    await screen.tap('5岁');
    await screen.tap('确定');
    expect(api.requests(profileCalls.updateAge)).toEqual([{ age: 5 }]);
    expect(screen.platform.navigation.last?.url).toContain('/pages/lessons/booking/index');
  });

  test('says its own words when the code login is refused with 1000012', async () => {
    const api = backend().onRefusal(accountCalls.verificationLogin, '1000012', '来自服务器');
    const screen = await openSheet(api);
    await submit(screen);
    expect(screen.toasts).toContain('登录失败，请核对手机号和验证码后重试');
    expect(screen.toasts).not.toContain('来自服务器');
  });

  test('counts 59 seconds down between two codes', async () => {
    const screen = await openSheet(backend());
    await screen.type(input('mobile'), PHONE);
    await screen.tap('获取验证码');
    expect(screen.hasText('59s')).toBe(true);
    await screen.advance(59_000);
    expect(screen.hasText('重新获取')).toBe(true);
  });

  test('shows the captcha on 4011', async () => {
    const api = backend().onRefusal(
      accountCalls.sendLoginVerificationCode,
      ERROR_CODE.captchaNeeded,
      '请先完成安全验证',
    );
    const screen = await openSheet(api);
    await screen.type(input('mobile'), PHONE);
    await screen.tap('获取验证码');
    expect(screen.hasText('安全验证')).toBe(true);
  });

  test('says when a phone claimed before, and leads to booking', async () => {
    restBetweenTaps();
    const screen = await openSheet(backend(false));
    await submit(screen);
    await until(screen, () => screen.hasText('您在11月20日已经领取过试听课了'));
    expect(screen.hasText('孩子今年几岁了？')).toBe(false);
    await screen.tap('去约上课时间');
    expect(screen.platform.navigation.last?.url).toContain('/pages/lessons/booking/index');
  });

  test('says when the lesson is that a phone has booked before', async () => {
    restBetweenTaps();
    const screen = await openSheet(
      backend(false, { ...CLAIMED, state: FreeTrialState.booked, lesson: LESSON }),
    );
    await submit(screen);
    await until(screen, () => screen.hasText('10:00 · 第1讲 找规律'));
    await screen.tap('看看这节课');
    expect(screen.platform.navigation.last?.url).toContain('before-class/index?liveId=7');
  });

  test('stays, with a retry, when the claim fails after the login', async () => {
    restBetweenTaps();
    const api = backend().onFailure(activitiesCalls.claimFreeTrial, { kind: 'network' });
    const screen = await openSheet(api);
    await submit(screen);
    await until(screen, () => screen.hasText('领取失败，请再试一次'));
    api.on(activitiesCalls.claimFreeTrial, { ...CLAIMED, isNew: true });
    await screen.tap('再试一次');
    await until(screen, () => screen.hasText('孩子今年几岁了？'));
    expect(api.requests(accountCalls.verificationLogin)).toHaveLength(1);
  });

  test('says why an official student has none, and goes away', async () => {
    const api = backend().onRefusal(
      activitiesCalls.claimFreeTrial,
      BACKEND_CODE.conflict,
      '孩子已经是在读学员，不用再领试听课',
    );
    const screen = await openSheet(api);
    await submit(screen);
    expect(screen.toasts).toContain('孩子已经是在读学员，不用再领试听课');
    expect(screen.allByClass('free-trial')).toEqual([]);
  });

  test('asks for nothing without a phone and a code', async () => {
    const api = backend();
    const screen = await openSheet(api);
    await screen.tap(screen.allByClass('sheet__footer')[0]?.querySelector<HTMLElement>('.button') ?? '');
    expect(screen.toasts).toEqual(['手机号码不能为空！']);
    expect(api.requests(accountCalls.verificationLogin)).toEqual([]);
  });
});

const Card = page('index', AuditionCard);
const openCard = (trial: FreeTrial, student: object = NOT_AUDITIONED) => {
  const api = new FakeApi()
    .on(activitiesCalls.getFreeTrial, trial)
    .on(activitiesCalls.claimFreeTrial, { ...CLAIMED, isNew: true });
  return openScreen('index', Card, { user: TEST_USER, student, api });
};

describe('The audition on home', () => {
  test('is claimed by one tap, which leads to booking', async () => {
    const screen = await openCard({ state: FreeTrialState.open, claimedAt: '' });
    await screen.tap('立即领取');
    expect(screen.api.requests(activitiesCalls.claimFreeTrial)).toHaveLength(1);
    expect(screen.platform.navigation.last?.url).toContain('/pages/lessons/booking/index');
    expect(screen.hasText('试听课已领取')).toBe(true);
  });

  test('says when the lesson is that is booked', async () => {
    const screen = await openCard({ ...CLAIMED, state: FreeTrialState.booked, lesson: LESSON });
    expect(screen.hasText('10:00 · 第1讲 找规律')).toBe(true);
    await screen.tap('课前预习');
    expect(screen.platform.navigation.last?.url).toContain('before-class/index?liveId=7');
  });

  test.each([
    ['an official student', OFFICIAL],
    [
      'a child who has auditioned',
      { ...UNOFFICIAL, studentAuditionStatusEnums: [{ status: AuditionStatus.done }] },
    ],
  ])('is not there for %s, and nothing is asked', async (_who, student) => {
    const screen = await openCard({ state: FreeTrialState.open, claimedAt: '' }, student);
    expect(screen.allByClass('audition-card')).toEqual([]);
    expect(screen.api.requests(activitiesCalls.getFreeTrial)).toEqual([]);
  });
});
