import { addressesCalls } from '@/contract/addresses/calls';
import type { Address } from '@/contract/addresses/schema';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpProvider, StepUpStage, StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { addressChoice } from '@/features/addresses/choice';
import HigherLevelCompleted from '@/pages/stepup/higher-level-completed';
import HigherLevelGrouping from '@/pages/stepup/higher-level-grouping';
import { AN_ADDRESS, anAddress } from '../../unit/addresses/an-address';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aStepUp, higherLevelApi, TIMES } from '../../support/fakes/higher-level';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';

const parent = { user: TEST_USER, student: OFFICIAL };

describe('a child that waits for a class', () => {
  const open = (change: Partial<StepUpInfo> = {}) =>
    openScreen('higherLevelGrouping', HigherLevelGrouping, {
      api: higherLevelApi(aStepUp({ status: StepUpStatus.grouping, planTime: TIMES, ...change })),
      ...parent,
    });

  it('shows the times as they were chosen, and what happens next', async () => {
    const { hasText, byText } = await open();
    expect([hasText('第1组周二 18:30、周五 18:30'), hasText('第2组周三 19:00、周六 9:30')]).toEqual([
      true,
      true,
    ]);
    expect(byText('老师按您选的时间为孩子组班')).toBeTruthy();
  });

  it.each([
    ['to the end of its day', StepUpType.y, '2026-11-21 00:00:00', true],
    ['no longer than its day', StepUpType.y, '2026-11-20 23:59:59', false],
    ['not where none was kept', StepUpType.n, '2026-11-28 00:00:00', false],
    ['not until garbage', StepUpType.y, 'soon', false],
  ])('has its old seat kept %s', async (_until, type, releaseTime, isKept) => {
    expect((await open({ type, releaseTime })).hasText('原来班级的位置，为孩子保留到')).toBe(isKept);
  });

  it('has its old seat kept to the day of the switch where it names none, and not where that is off', async () => {
    const on = { turnOn: true };
    const withSwitch = (last: object) => {
      const info = aStepUp({ status: StepUpStatus.grouping, planTime: TIMES, releaseTime: '' });
      const api = higherLevelApi(info).on(stepupCalls.getFeatureSwitches, [
        on,
        on,
        on,
        on,
        on,
        on,
        last,
      ] as never);
      return openScreen('higherLevelGrouping', HigherLevelGrouping, { api, ...parent });
    };
    const kept = '原来班级的位置，为孩子保留到12月1日';
    const time = '2026-12-01 00:00:00';
    expect((await withSwitch({ turnOn: true, time })).hasText(kept)).toBe(true);
    expect((await withSwitch({ turnOn: false, time })).hasText(kept)).toBe(false);
  });

  it('has nothing else to choose, and sees no former arrangement', async () => {
    const { hasText } = await open();
    expect(hasText('看看现成的班级')).toBe(false);
  });

  it('has its times changed by the head master', async () => {
    const { tap, byText, api } = await open();
    await tap('修改意向时间');
    expect(byText('联系班主任')).toBeTruthy();
    await tap('通知班主任');
    expect(api.requests(stepupCalls.notifyHeadMaster)).toEqual([{ user_id: 42 }]);
  });

  it('without times is led to naming them', async () => {
    const { hasText, platform } = await open({ planTime: 'garbage' });
    expect(hasText('您选的意向时间')).toBe(false);
    expect(platform.navigation.moves).toEqual([{ how: 'replace', url: '/pages/stepup/select-time/index' }]);
  });
});

describe('a child whose new school year is settled', () => {
  const open = (change: Partial<StepUpInfo> = {}, addresses: readonly Address[] = [AN_ADDRESS]) => {
    const api = higherLevelApi(aStepUp({ status: StepUpStatus.complete, ...change }))
      .on(addressesCalls.listAddresses, [...addresses])
      .on(stepupCalls.confirmStepUpAddress, null);
    return openScreen('higherLevelCompleted', HigherLevelCompleted, { api, ...parent });
  };

  it('without a class yet sees that it is being arranged, and not that all is done', async () => {
    const { hasText } = await open({
      newClassId: 0,
      newTeacherId: 0,
      newTeacherName: '',
      newFirstTime: '',
      newCycle: '[]',
    });
    expect([hasText('已确认，班级还在安排'), hasText('都安排好了')]).toEqual([true, false]);
  });

  it('shows class, first lesson and teacher, and leads to what will be learned', async () => {
    const { hasText, tap, platform, allByClass } = await open();
    for (const text of ['S2 升到 S3', '上课时间周三 19:00、周六 9:00', '11月28日 18:30', '林小雨']) {
      expect([text, hasText(text)]).toEqual([text, true]);
    }
    expect(allByClass('completed__stamp')).toHaveLength(1);
    await tap('新学年学什么');
    expect(platform.navigation.moves).toEqual([
      { how: 'push', url: '/pages/courses/syllabus/index?step=S3' },
    ]);
  });

  it.each([
    [StepUpProvider.lesi, '由乐思提供'],
    [StepUpProvider.mingsi, '由明思提供'],
  ])('%s is named', async (provider, text) => {
    expect((await open({ provider })).hasText(text)).toBe(true);
  });

  it.each([undefined, '', 'OTHER', 'toString'])('no teacher is named for %p', async (provider) => {
    expect((await open(provider === undefined ? {} : { provider })).hasText('提供')).toBe(false);
  });

  it('has an appointment to make in its stage', async () => {
    const { tap, byText, api } = await open({ stage: StepUpStage.selectTime });
    await tap('联系班主任');
    expect(byText('通知班主任')).toBeTruthy();
    expect(api.requests(addressesCalls.listAddresses)).toEqual([]);
  });

  describe('with an address to confirm', () => {
    const other = anAddress({ addressId: 5002, receiverName: '王先生', isDefault: false });
    const confirming = (addresses?: readonly Address[], addressId = 0) =>
      open({ stage: StepUpStage.addressConfirm, addressId }, addresses);
    const CONFIRM = '确认寄到这里';
    const OTHER = '换一个地址';
    const ofThisPack = (address_id: number) => ({
      ...{ student_id: 42, operator_id: 42, operator: '豆豆' },
      address_id,
    });

    it('proposes the default one, wherever it is in the list, and says what confirming it changes', async () => {
      const { hasText } = await confirming([other, AN_ADDRESS]);
      expect([hasText('李女士'), hasText('王先生')]).toEqual([true, false]);
      expect(hasText('只用于这次新学年的教具，不会改动您的默认地址')).toBe(true);
    });

    it('confirms it for this pack once, and reports it to the operator’s system', async () => {
      const screen = await confirming([AN_ADDRESS, other]);
      await screen.tap(CONFIRM);
      expect(screen.api.requests(stepupCalls.confirmStepUpAddress)).toEqual([ofThisPack(5001)]);
      expect(screen.api.requests(stepupCalls.adminCallback)).toHaveLength(1);
      expect([screen.hasText('教具寄到这里'), screen.hasText(CONFIRM), screen.toasts]).toEqual([
        true,
        false,
        ['这次的教具会寄到这个地址，默认地址不变'],
      ]);
    });

    it('leads to choosing another one, which is confirmed and does not become the default', async () => {
      const screen = await confirming([AN_ADDRESS, other]);
      await screen.tap(OTHER);
      expect(screen.platform.navigation.last).toEqual({
        how: 'push',
        url: '/pages/addresses/choose/index?selectedId=5001',
      });
      await leaveAndComeBack(screen, () => screen.app.get(addressChoice).choose(other));
      expect(screen.api.requests(stepupCalls.confirmStepUpAddress)).toEqual([ofThisPack(5002)]);
      expect(screen.api.requests(addressesCalls.setDefaultAddress)).toEqual([]);
      expect([screen.hasText('王先生'), screen.hasText('教具寄到这里')]).toEqual([true, true]);
    });

    it('shows the one that was confirmed, be another the default', async () => {
      const { hasText } = await confirming([AN_ADDRESS, other], 5002);
      expect([hasText('王先生'), hasText('李女士'), hasText(CONFIRM)]).toEqual([true, false, false]);
    });

    it('asks again where the confirmed one was deleted since', async () => {
      const { hasText } = await confirming([AN_ADDRESS], 5002);
      expect([hasText('李女士'), hasText(CONFIRM)]).toEqual([true, true]);
    });

    it('says so when it could not be confirmed, and asks on', async () => {
      const screen = await confirming([AN_ADDRESS, other]);
      screen.api.onFailure(stepupCalls.confirmStepUpAddress, { kind: 'network' });
      await leaveAndComeBack(screen, () => screen.app.get(addressChoice).choose(other));
      expect([screen.toasts.length, screen.hasText('李女士'), screen.hasText(CONFIRM)]).toEqual([
        1,
        true,
        true,
      ]);
      screen.api.onRefusal(stepupCalls.confirmStepUpAddress, '201', '教具已经寄出');
      await screen.tap(CONFIRM);
      expect([screen.hasText('教具已经寄出'), screen.hasText(CONFIRM)]).toEqual([true, true]);
    });

    it('leads to adding one where there is none', async () => {
      const { tap, platform } = await confirming([]);
      await tap('添加收货地址');
      expect(platform.navigation.last?.url).toBe('/pages/addresses/add/index');
    });

    it('says that they failed, and tries again', async () => {
      const screen = await confirming();
      screen.api.onFailure(addressesCalls.listAddresses, { kind: 'network' });
      const failed = await openScreen('higherLevelCompleted', HigherLevelCompleted, {
        api: screen.api,
        ...parent,
      });
      expect(failed.hasText('李女士')).toBe(false);
      screen.api.on(addressesCalls.listAddresses, [AN_ADDRESS]);
      await failed.tap(failed.byClass('failed-state__retry'));
      expect(failed.hasText('李女士')).toBe(true);
    });
  });
});
