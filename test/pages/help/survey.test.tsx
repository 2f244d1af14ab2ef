import { act } from 'react';
import { helpCalls } from '@/contract/help/calls';
import type { Survey } from '@/contract/help/survey.schema';
import SurveyPage from '@/pages/help/survey';
import SurveyDemoPage from '@/pages/help/survey-demo';
import { field, section } from '../../builders/form-fields';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

const FIELDS = [
  field('score', 'stars', { isRequired: true, title: '总体评价', lowText: '不满意', highText: '很满意' }),
  field('text', 'why', {
    ...{ isRequired: true, isLong: true, title: '哪里可以更好' },
    showIf: [{ field: 'stars', test: 'atMost', value: '3' }],
  }),
  field('multiple', 'likes', { title: '喜欢什么' }),
];
const survey = (more: Partial<Survey> = {}): Survey => ({
  ...{ id: 6001, title: '课程满意度', words: '两分钟', state: 'open', isForVisitors: false, endsAt: '' },
  ...{ sections: [section(...FIELDS)], thanks: '谢谢您的时间' },
  ...more,
});
const backend = (more?: Partial<Survey>) =>
  new FakeApi().on(helpCalls.getSurvey, survey(more)).on(helpCalls.submitSurvey, { isNew: true });
const parent = { user: TEST_USER, student: OFFICIAL };
const open = (api = backend(), options: OpenOptions = parent) =>
  openScreen('survey', SurveyPage, { query: { id: '6001' }, ...options, api });
const named = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement;

describe('a survey', () => {
  test('asks what the answers so far ask for, sends what is shown and thanks', async () => {
    const screen = await open();
    expect(screen.hasText('课程满意度')).toBe(true);
    expect(screen.hasText('哪里可以更好')).toBe(false);
    await screen.tap(named('2星'));
    await screen.type(screen.byClass('text-area'), '节奏快');
    await screen.tap('甲');
    await screen.tap('提交');
    expect(screen.api.requests(helpCalls.submitSurvey)).toEqual([
      {
        id: 6001,
        submissionId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        answers: [
          { key: 'stars', answer: { kind: 'score', score: 2 } },
          { key: 'why', answer: { kind: 'text', text: '节奏快' } },
          { key: 'likes', answer: { kind: 'choices', choices: ['a'] } },
        ],
      },
    ]);
    expect(screen.hasText('感谢您的参与')).toBe(true);
    expect(screen.hasText('谢谢您的时间')).toBe(true);
    await screen.tap('返回');
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test('says what is missing, in its place and by its name', async () => {
    const screen = await open();
    await screen.tap('提交');
    expect(screen.byClass('form-field__complaint').textContent).toBe('请为“总体评价”打分');
    expect(screen.api.requests(helpCalls.submitSurvey)).toEqual([]);
  });

  test('keeps what was filled in when it could not be sent', async () => {
    const screen = await open(backend().onFailure(helpCalls.submitSurvey, { kind: 'network' }));
    await screen.tap(named('5星'));
    await screen.tap('提交');
    expect(screen.hasText('您填写的内容都还在，可以重新提交')).toBe(true);
    expect(named('5星').getAttribute('aria-checked')).toBe('true');
    expect(screen.hasText('重新提交')).toBe(true);
  });

  test('is found by the code of a link', async () => {
    const screen = await open(backend(), { ...parent, query: { code: 'spring' } });
    expect(screen.api.requests(helpCalls.getSurvey)).toEqual([{ code: 'spring' }]);
  });

  test.each([
    ['answered', '您已经填写过这份问卷'],
    ['over', '问卷已经结束'],
  ] as const)('that is %s says so and leads on', async (state, words) => {
    const screen = await open(backend({ state, sections: [] }));
    expect(screen.hasText(words)).toBe(true);
    await screen.tap('还有话想说');
    expect(screen.platform.navigation.last?.url).toContain('help/feedback/index');
  });

  test.each([
    ['30006002', '您已经填写过这份问卷'],
    ['30006001', '问卷已经结束'],
  ])('that turns out to be so when it is sent (%s) says so, too', async (code, words) => {
    const screen = await open(backend().onRefusal(helpCalls.submitSurvey, code, '不能提交'));
    await screen.tap(named('5星'));
    await screen.tap('提交');
    expect(screen.hasText(words)).toBe(true);
  });

  test('that there is not says so and leads home', async () => {
    const api = new FakeApi().onRefusal(helpCalls.getSurvey, '10000002', '没有');
    const screen = await open(api);
    expect(screen.hasText('这份问卷不存在或已下架')).toBe(true);
    expect((await open(backend(), { ...parent, query: {} })).hasText('这份问卷不存在或已下架')).toBe(true);
  });

  test('for parents leads a visitor to the login', async () => {
    const screen = await open(backend({ state: 'logIn', sections: [] }), {});
    expect(screen.hasText('登录后即可填写')).toBe(true);
    await screen.tap('查看问卷示例');
    expect(screen.platform.navigation.last?.url).toBe('/pages/help/survey-demo/index');
    await screen.tap('去登录');
    expect(screen.platform.navigation.last?.url).toContain('account/login/index');
  });

  test('for visitors is answered without a login, once on a device', async () => {
    const api = backend({ isForVisitors: true });
    const screen = await open(api, {});
    await screen.tap(named('4星'));
    await screen.tap('提交');
    expect(screen.hasText('感谢您的参与')).toBe(true);
    const kept = JSON.parse(screen.platform.storage.get('wandou.surveysAnswered') ?? 'null') as unknown;
    expect(kept).toMatchObject({ value: [6001] });
  });

  test('of several pages goes from one to the next, and says how far it is', async () => {
    const pages = [
      section(FIELDS[0] ?? field('text', 'x')),
      section(field('text', 'more', { title: '补充' })),
    ];
    const screen = await open(backend({ sections: pages }));
    expect(screen.hasText('第1/2页')).toBe(true);
    expect(screen.hasText('提交')).toBe(false);
    await screen.tap(named('4星'));
    await screen.tap('下一页');
    expect(screen.hasText('补充（选填）')).toBe(true);
    expect(screen.hasText('已填写 1/2')).toBe(true);
    await screen.tap('上一页');
    expect(named('4星').getAttribute('aria-checked')).toBe('true');
  });

  test('asks before something filled in is lost', async () => {
    const screen = await open();
    await screen.tap(named('4星'));
    await screen.tap(named('返回'));
    expect(screen.platform.navigation.last).toBeUndefined();
    await screen.tap('离开');
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test('with a field of a newer server says so, and is sent without it', async () => {
    const newer = {
      ...field('film', 'sign', { isRequired: true, title: '签名' }),
      kind: 'signature',
    } as never;
    const screen = await open(backend({ sections: [section(field('text', 'x'), newer)] }));
    expect(screen.hasText('这一项需要新版本才能填写')).toBe(true);
    await screen.tap('提交');
    expect(screen.hasText('感谢您的参与')).toBe(true);
  });
});

describe('a survey by keyboard and screen reader', () => {
  test('has a name for every group, one stop a group, and arrows within', async () => {
    const screen = await open();
    expect(named('总体评价').getAttribute('role')).toBe('radiogroup');
    expect(named('喜欢什么（选填）').getAttribute('role')).toBe('group');
    const stops = [...named('总体评价').querySelectorAll('[role="radio"]')].map((one) =>
      one.getAttribute('tabindex'),
    );
    expect(stops).toEqual(['0', '-1', '-1', '-1', '-1']);
    act(() => {
      named('1星').focus();
      named('1星').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    });
    await screen.settle();
    expect(named('2星').getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(named('2星'));
  });
});

describe('the example of a survey', () => {
  const openExample = (api = backend()) =>
    openScreen('surveyDemo', SurveyDemoPage, { ...parent, query: { id: '6001' }, api });

  test('says that it is one, sends nothing, keeps nothing and never asks on leaving', async () => {
    const screen = await openExample();
    expect(screen.byClass('survey__mark').textContent).toBe('示例');
    expect(screen.api.requests(helpCalls.getSurvey)).toEqual([{ id: 6001, isExample: true }]);
    await screen.tap(named('5星'));
    expect(screen.platform.storage.get('wandou.form.survey-6001')).toBeNull();
    await screen.tap('提交');
    expect(screen.hasText('示例已完成')).toBe(true);
    expect(screen.api.requests(helpCalls.submitSurvey)).toEqual([]);
    await screen.tap('再看一遍');
    expect(named('5星').getAttribute('aria-checked')).toBe('false');
  });
});
