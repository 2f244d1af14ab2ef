import { act } from 'react';
import { ok, type AppError } from '@/contract/errors';
import { configurationCalls } from '@/contract/configuration/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { stepUpApi } from '../../support/fakes/step-up';
import { COMPLETE, answerInSequence, N, openYear, visited } from './further-education-support';

describe('confirming', () => {
  test('is sent once, reported, and followed by the arrangement as it is now', async () => {
    const api = answerInSequence(stepUpApi(), {}, COMPLETE);
    const release = api.onHold(stepupCalls.confirmStepUp);
    const screen = await openYear(api);
    await screen.tap(screen.byClass('screen__footer').querySelector('.button') as HTMLElement);
    await screen.tap(screen.byClass('screen__footer').querySelector('.button') as HTMLElement);
    expect(api.requests(stepupCalls.confirmStepUp)).toEqual([
      { student_id: 42, operator_id: 42, operator: '豆豆' },
    ]);
    expect(api.requests(stepupCalls.adminCallback)).toEqual([]);
    await act(async () => release(ok(null)));
    await screen.settle();
    expect(screen.hasText('您已成功确认新学年课程安排。豌豆精灵在新学年等着你到来！')).toBe(true);
    expect(api.requests(stepupCalls.adminCallback)).toEqual([{ user_id: 42 }]);
    expect(screen.tracker.payloads('step_up_answer')).toEqual([
      { user: 'Y user', answer: 'confirm', passed: true, code: '' },
    ]);
    await screen.tap('知道了');
    expect(screen.hasText('新学年安排已经确认')).toBe(true);
    expect(screen.allByClass('year__stamp')).toHaveLength(1);
  });

  test('is not asked for again where the arrangement cannot be loaded afterwards', async () => {
    const api = stepUpApi();
    const screen = await openYear(api);
    api.onFailure(stepupCalls.getStepUpInfo, { kind: 'network' });
    await screen.tap('确认新学年安排');
    expect(screen.hasText('新学年安排已经确认')).toBe(true);
    expect(screen.allByClass('screen__footer')).toEqual([]);
  });

  test('that is refused says why, with the user id and the contacts of the homeroom teacher', async () => {
    const api = stepUpApi().onRefusal(stepupCalls.confirmStepUp, '201', '孩子的安排已经变了');
    const screen = await openYear(api);
    await screen.tap('确认新学年安排');
    expect(screen.hasText('用户ID：42 孩子的安排已经变了')).toBe(true);
    expect(screen.hasText('如有疑问请点击【通知班主任】，在24小时内班主任将与您联系')).toBe(true);
    expect(api.requests(stepupCalls.getStepUpInfo)).toHaveLength(2);
    await screen.tap('通知班主任');
    await screen.tap('复制联系方式');
    expect(screen.toasts).toEqual(['班主任在24小时内将与您联系', '已复制联系方式到粘贴板']);
    expect(screen.platform.log.copied).toEqual(['13911112222']);
    expect(screen.hasText('已通知班主任')).toBe(true);
  });

  test('that is refused offers no homeroom teacher where there is none', async () => {
    const api = stepUpApi({ headMasterId: 0 }).onRefusal(stepupCalls.confirmStepUp, '201', '名额已满');
    const screen = await openYear(api);
    await screen.tap('确认新学年安排');
    expect(screen.hasText('用户ID：42 名额已满')).toBe(true);
    expect([screen.hasText('通知班主任'), screen.hasText('复制联系方式')]).toEqual([false, false]);
    expect(screen.hasText('在线咨询')).toBe(true);
  });

  test.each<[AppError, string]>([
    [{ kind: 'business', code: '500', message: '系统繁忙，请稍后再试' }, '系统繁忙'],
    [{ kind: 'network' }, '网络'],
  ])('that fails otherwise shows a toast and may be tried again: %j', async (error, text) => {
    const api = stepUpApi().onFailure(stepupCalls.confirmStepUp, error);
    const screen = await openYear(api);
    await screen.tap('确认新学年安排');
    expect(screen.toasts.join()).toContain(text);
    api.on(stepupCalls.confirmStepUp, null);
    answerInSequence(api, COMPLETE);
    await screen.tap('确认新学年安排');
    expect(screen.hasText('新学年安排已经确认')).toBe(true);
  });

  test('whose answer comes after the session has ended shows nothing', async () => {
    const api = stepUpApi();
    const release = api.onHold(stepupCalls.confirmStepUp);
    const screen = await openYear(api);
    await screen.tap('确认新学年安排');
    await act(async () => screen.app.session.clear());
    await act(async () => release(ok(null)));
    await screen.settle();
    expect([screen.toasts, screen.hasText('您已成功确认')]).toEqual([[], false]);
    expect(api.requests(stepupCalls.adminCallback)).toEqual([]);
  });
});

describe('choosing another time', () => {
  test('leads there when it is open to the child', async () => {
    const screen = await openYear();
    await screen.tap('换一个上课时间');
    expect(visited).toEqual(['furtherShiftClassCenter']);
  });

  test('that is not open yet is said here', async () => {
    const screen = await openYear(stepUpApi().on(stepupCalls.getH5UpdateStatus, { status: '0' }));
    await screen.tap('换一个上课时间');
    expect([screen.hasText('这项功能暂时还没有开放'), visited]).toEqual([true, []]);
  });

  test('is not open either for a child without a category of classes', async () => {
    const screen = await openYear(stepUpApi({ planCateId: 0 }));
    await screen.tap('换一个上课时间');
    expect([screen.hasText('这项功能暂时还没有开放'), visited]).toEqual([true, []]);
    expect(screen.api.requests(stepupCalls.checkStepUpResources)).toEqual([]);
  });

  test('that the child may not is explained', async () => {
    const screen = await openYear(
      stepUpApi().onRefusal(stepupCalls.checkStepUpResources, '201', '孩子暂不可选班'),
    );
    await screen.tap('换一个上课时间');
    expect([screen.hasText('用户ID：42 孩子暂不可选班'), visited]).toEqual([true, []]);
  });
});

describe('a child of type N', () => {
  test('has two choices, of which not upgrading is recommended', async () => {
    const screen = await openYear(stepUpApi(N));
    const [upgrade, stay] = screen.allByClass('year-choices__option');
    expect([upgrade?.textContent?.includes('推荐'), stay?.textContent?.includes('推荐')]).toEqual([
      false,
      true,
    ]);
    expect(screen.byText('请先选择一项').closest('[aria-disabled=true]')).not.toBeNull();
  });

  test('is recommended what the operator has configured', async () => {
    const screen = await openYear(
      stepUpApi(N).on(configurationCalls.getUpgradeConfig, [
        { typeCode: 'stepUpConfig', typeValue: '{"recommend":"upgrade"}' },
      ]),
    );
    expect(screen.allByClass('year-choices__option')[0]?.textContent).toContain('推荐');
  });

  test('that upgrades becomes one of type Y, with its teacher', async () => {
    const api = answerInSequence(stepUpApi(), N, {});
    const screen = await openYear(api);
    expect(api.requests(stepupCalls.getTeacherBaseInfo)).toEqual([]);
    await screen.tap('升入 S3');
    await screen.tap('选好了');
    expect(api.requests(stepupCalls.updateStepUpType)).toEqual([
      { student_id: 42, operator_id: 42, operator: '豆豆' },
    ]);
    expect(api.requests(stepupCalls.adminCallback)).toHaveLength(1);
    expect(screen.hasText('确认新学年安排')).toBe(true);
    expect(screen.hasText('林小雨')).toBe(true);
  });

  test('that has upgraded may be confirmed at once, whatever is still being loaded', async () => {
    const api = answerInSequence(stepUpApi(), N, {}, COMPLETE);
    api.onHold(stepupCalls.getTeacherBaseInfo);
    const screen = await openYear(api);
    await screen.tap('升入 S3');
    await screen.tap('选好了');
    await screen.tap('确认新学年安排');
    expect(api.requests(stepupCalls.confirmStepUp)).toHaveLength(1);
    expect(screen.hasText('新学年安排已经确认')).toBe(true);
  });

  test('that stays is looked at first, then chooses a class', async () => {
    const api = stepUpApi(N);
    const screen = await openYear(api);
    await screen.tap('暂不升班');
    await screen.tap('选好了');
    expect(api.requests(stepupCalls.checkStepUpResources)).toHaveLength(1);
    expect(visited).toEqual(['furtherShiftClassCenter']);
    expect(api.requests(stepupCalls.adminCallback)).toEqual([]);
  });

  test('whose parent has turned from the page meanwhile is led nowhere', async () => {
    const api = stepUpApi(N);
    const release = api.onHold(stepupCalls.checkStepUpResources);
    const screen = await openYear(api);
    await screen.tap('暂不升班');
    await screen.tap('选好了');
    screen.app.router.current = () => 'index';
    await act(async () => release(ok(null)));
    await screen.settle();
    expect(visited).toEqual([]);
  });

  test('that may not choose a class sees why, and what was picked stays', async () => {
    const api = stepUpApi(N).onRefusal(stepupCalls.checkStepUpResources, '201', '孩子暂不可选班');
    const screen = await openYear(api);
    await screen.tap('暂不升班');
    await screen.tap('选好了');
    expect([screen.hasText('用户ID：42 孩子暂不可选班'), visited]).toEqual([true, []]);
    expect(screen.byClass('year-choices__option--chosen').textContent).toContain('暂不升班');
  });
});
