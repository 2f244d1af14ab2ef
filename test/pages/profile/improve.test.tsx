import { profileCalls } from '@/contract/profile/calls';
import type { PersonalInfo } from '@/contract/profile/schema';
import Improve from '@/pages/profile/improve';
import { FakeApi } from '../../support/fakes/fake-api';
import { TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { PERSONAL_INFO } from '../../unit/profile/answers';
import { openScreen } from '../support/open-screen';

const { getPersonalInfo, savePersonalInfo } = profileCalls;

const open = (info: Partial<PersonalInfo>, query?: { next: string }) =>
  openScreen('improveData', Improve, {
    user: TEST_USER,
    student: UNOFFICIAL,
    query,
    api: new FakeApi()
      .on(getPersonalInfo, { ...PERSONAL_INFO, ...info })
      .on(savePersonalInfo, { version: 5, missing: [] }),
  });

describe('the short form', () => {
  test('asks only for what is missing', async () => {
    const screen = await open({ kidName: '', parentStatus: 0, missing: ['kidName', 'relation'] });
    expect(screen.hasText('还差2项')).toBe(true);
    expect([screen.hasText('孩子姓名'), screen.hasText('您是孩子的')]).toEqual([true, true]);
    expect([screen.hasText('出生日期'), screen.hasText('所在地区')]).toEqual([false, false]);
  });

  test('complains about what stays empty', async () => {
    const screen = await open({ kidName: '', missing: ['kidName'] });
    await screen.tap('完成');
    expect(screen.hasText('请填写孩子姓名')).toBe(true);
    expect(screen.api.requests(savePersonalInfo)).toEqual([]);
  });

  test('thanks, and leads on to where the parent was going', async () => {
    const screen = await open({ kidName: '', missing: ['kidName'] }, { next: '/option' });
    const field = document.querySelector<HTMLElement>('[name="kidName"]') as HTMLElement;
    await screen.type(field, '小新');
    await screen.tap('完成');
    expect(screen.api.requests(savePersonalInfo)).toEqual([{ version: 4, kidName: '小新' }]);
    expect(screen.hasText('资料已经完善')).toBe(true);
    await screen.tap('继续');
    expect(screen.platform.navigation.last).toEqual({
      how: 'replace',
      url: expect.stringContaining('account/option') as string,
    });
  });

  test('has nothing to ask a parent who has said everything', async () => {
    const screen = await open({});
    expect(screen.hasText('资料已经完善')).toBe(true);
  });

  test('may be left for later, and asks first when something was typed', async () => {
    const screen = await open({ kidName: '', missing: ['kidName'] });
    await screen.type(document.querySelector<HTMLElement>('[name="kidName"]') as HTMLElement, '小新');
    await screen.tap('以后再说');
    await screen.tap('继续编辑');
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('that cannot be loaded says so', async () => {
    const api = new FakeApi().onFailure(getPersonalInfo, { kind: 'timeout' });
    const screen = await openScreen('improveData', Improve, { user: TEST_USER, api });
    expect(screen.allByClass('failed-state')).toHaveLength(1);
  });
});
