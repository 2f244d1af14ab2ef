import { configurationCalls } from '@/contract/configuration/calls';
import { profileCalls } from '@/contract/profile/calls';
import SelectAge from '@/pages/profile/age';
import { FakeApi } from '../../support/fakes/fake-api';
import { TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const DIALOG = JSON.stringify({ type: '1', title: '课时已到账', content: '已为您赠送1个课时' });

const open = (typeValue?: string, api = new FakeApi().on(profileCalls.updateAge, null)) =>
  openScreen('selectAgePage', SelectAge, {
    user: TEST_USER,
    student: UNOFFICIAL,
    api: api.on(
      configurationCalls.getUpgradeConfig,
      typeValue === undefined ? [] : [{ typeCode: 'cfplHourDialog', typeValue }],
    ),
    prepare: ({ platform }) => void (platform.navigation.pages = 2),
  });

describe('the page of ages', () => {
  test('offers 3 to 20 and wants one of them', async () => {
    const screen = await open();
    const ages = screen.allByClass('age-dialog__age').map(({ textContent }) => textContent);
    expect([ages.length, ages[0], ages.at(-1)]).toEqual([18, '3岁', '20岁']);
    await screen.tap('确定');
    expect(screen.api.requests(profileCalls.updateAge)).toEqual([]);
  });

  test('sends the age and goes back where the operator has nothing to say', async () => {
    const screen = await open();
    await screen.tap('6岁');
    await screen.tap('确定');
    expect(screen.api.requests(profileCalls.updateAge)).toEqual([{ age: 6 }]);
    expect(screen.tracker.payloads('age_select')).toEqual([{ age: 6 }]);
    expect(screen.platform.navigation.last?.how).toBe('back');
  });

  test('says a word about class hours first, then goes back', async () => {
    const screen = await open(DIALOG);
    await screen.tap('6岁');
    await screen.tap('确定');
    expect(screen.hasText('已为您赠送1个课时')).toBe(true);
    expect(screen.platform.navigation.moves).toEqual([]);
    await screen.tap('知道了');
    expect(screen.platform.navigation.last?.how).toBe('back');
  });

  test('leads to the hours by way of mine, which gets the reason', async () => {
    const screen = await open(DIALOG);
    await screen.tap('6岁');
    await screen.tap('确定');
    await screen.tap('查看我的课时');
    expect(screen.platform.navigation.last?.url).toContain('parents-center');
    expect(screen.app.router.tabParams.get('parentsCenter')).toEqual({ classHourType: '1' });
  });

  test('leads to the hours that the word is about, and to the recorded ones where it names none', async () => {
    const ledTo = async (type: unknown) => {
      const screen = await open(JSON.stringify({ type, title: '课时已到账', content: '已为您赠送课时' }));
      await screen.tap('6岁');
      await screen.tap('确定');
      await screen.tap('查看我的课时');
      return screen.app.router.tabParams.get('parentsCenter');
    };
    expect([await ledTo(0), await ledTo('2'), await ledTo('other')]).toEqual([
      { classHourType: '0' },
      { classHourType: '2' },
      { classHourType: '1' },
    ]);
  });

  test('stays with the age when it could not be saved', async () => {
    const api = new FakeApi().onFailure(profileCalls.updateAge, { kind: 'network' });
    const screen = await open(undefined, api);
    await screen.tap('6岁');
    await screen.tap('确定');
    expect(screen.toasts).toHaveLength(1);
    expect(screen.byClass('age-dialog__age--chosen').textContent).toBe('6岁');
    expect(screen.platform.navigation.moves).toEqual([]);
  });
});
