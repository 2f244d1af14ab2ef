import { helpCalls } from '@/contract/help/calls';
import { ok } from '@/contract/errors';
import Nps from '@/pages/help/nps';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const backend = () =>
  new FakeApi().on(helpCalls.isPushQuestionnaire, true).on(helpCalls.submitQuestionnaire, null);
const open = (api = backend()) => openScreen('nps', Nps, { user: TEST_USER, student: OFFICIAL, api });
const labelled = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement;

describe('the survey', () => {
  test('asks for a score first, then for reasons as the score was', async () => {
    const screen = await open();
    expect(screen.allByClass('scores__row').map(({ textContent }) => textContent)).toEqual([
      '012345',
      '678910',
    ]);
    expect(screen.allByClass('scores__ends').map(({ textContent }) => textContent)).toEqual([
      '0 完全不愿意',
      '10 非常愿意',
    ]);
    expect(screen.allByClass('nps__chip')).toEqual([]);
    await screen.tap(labelled('3分'));
    expect(screen.hasText('哪些方面让您不满意？')).toBe(true);
    await screen.tap(labelled('10分'));
    expect(screen.hasText('哪些方面做得不错？')).toBe(true);
  });

  test('complains without a score', async () => {
    const screen = await open();
    await screen.tap('提交');
    expect(screen.hasText('请先选择一个分数')).toBe(true);
    expect(screen.api.requests(helpCalls.submitQuestionnaire)).toEqual([]);
  });

  test('sends once and thanks', async () => {
    const api = backend();
    const release = api.onHold(helpCalls.submitQuestionnaire);
    const screen = await open(api);
    await screen.tap(labelled('9分'));
    await screen.tap('老师授课');
    await screen.type(screen.byClass('text-area'), '老师很耐心');
    await screen.tap('提交');
    await screen.tap('提交');
    expect(api.requests(helpCalls.submitQuestionnaire)).toEqual([
      expect.objectContaining({ score: 9, reasons: [1], content: '老师很耐心' }),
    ]);
    release(ok(null));
    await screen.settle();
    expect(screen.hasText('感谢您的参与')).toBe(true);
    expect(screen.tracker.payloads('survey_submit')).toEqual([{ score: 9, passed: true, code: '' }]);
    await screen.tap('返回');
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test('keeps what was chosen when it could not be sent', async () => {
    const screen = await open(backend().onFailure(helpCalls.submitQuestionnaire, { kind: 'network' }));
    await screen.tap(labelled('5分'));
    await screen.tap('课程内容');
    await screen.tap('提交');
    expect(screen.hasText('您填写的内容都还在，可以重新提交')).toBe(true);
    expect(screen.byClass('nps__chip--chosen').textContent).toBe('课程内容');
    expect(screen.hasText('重新提交')).toBe(true);
  });

  test('asks before a score is lost', async () => {
    const screen = await open();
    await screen.tap(labelled('5分'));
    await screen.tap(labelled('返回'));
    expect(screen.platform.navigation.last).toBeUndefined();
    await screen.tap('离开');
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test('that is not due says so, and links to the feedback', async () => {
    const screen = await open(backend().on(helpCalls.isPushQuestionnaire, false));
    expect(screen.hasText('暂时没有需要填写的问卷')).toBe(true);
    await screen.tap('去意见反馈');
    expect(screen.platform.navigation.last?.url).toContain('help/feedback/index');
  });

  test('that was answered on another device is done', async () => {
    const screen = await open(backend().onRefusal(helpCalls.submitQuestionnaire, '10000005', '已提交'));
    await screen.tap(labelled('5分'));
    await screen.tap('提交');
    expect(screen.hasText('暂时没有需要填写的问卷')).toBe(true);
  });

  test('shows a skeleton, and a retry when it failed', async () => {
    const api = backend().onFailure(helpCalls.isPushQuestionnaire, { kind: 'network' });
    const screen = await open(api);
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.onHold(helpCalls.isPushQuestionnaire);
    await screen.tap('重新加载');
    expect(screen.allByClass('skeleton').length).toBeGreaterThan(0);
  });
});
