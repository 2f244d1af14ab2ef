import { createFakePlatform } from '@/platform/fake';
import { Runtime } from '@/contract/host';
import type { PrivateInfo } from '@/contract/profile/schema';
import { phoneLine, profileTitle, shownUserId, starCount } from '@/pages/profile/parents-center/profile';

const title = (parentStatus: number) =>
  profileTitle({ kidName: '小豌豆', parentStatus } as Pick<PrivateInfo, 'kidName' | 'parentStatus'>);

describe('the head of the mine tab', () => {
  test.each([
    [1, '小豌豆妈妈'],
    [2, '小豌豆爸爸'],
    [3, '小豌豆爷爷'],
    [4, '小豌豆奶奶'],
    [5, '小豌豆外公'],
    [6, '小豌豆外婆'],
    [7, '小豌豆'],
    [42, '小豌豆'],
  ])('names relation %i as %s', (status, words) => {
    expect(title(status)).toBe(words);
  });

  test('greets a parent whose child has no name yet', () => {
    expect(profileTitle(undefined)).toBe('亲爱的家长');
    expect(profileTitle({ kidName: '', parentStatus: 7 })).toBe('亲爱的家长');
  });

  test('hides the star count until it is known, and shows zero as zero', () => {
    expect(starCount(undefined)).toBe('***');
    expect(starCount({ starNum: 0 })).toBe('0');
  });

  test('says that the phone is loading, and hides it when it failed', () => {
    expect(phoneLine({ value: undefined, isFirstLoad: true })).toBe('加载中…');
    expect(phoneLine({ value: undefined, isFirstLoad: false })).toBe('***');
  });

  test('never shows a phone in plain', () => {
    const phone = (parentPhone: string) =>
      phoneLine({ value: { parentPhone } as PrivateInfo, isFirstLoad: false });
    expect(phone('138****0001')).toBe('138****0001');
    expect(phone('13800000001')).toBe('138****0001');
    expect(phone('')).toBe('未绑定手机号');
  });

  test('shows the unification id in the mini program and the user id elsewhere', () => {
    const user = { userId: 1, unificationId: 'U2' };
    expect(shownUserId(createFakePlatform({ runtime: Runtime.weixinMiniApp }), user)).toBe('U2');
    expect(shownUserId(createFakePlatform({ runtime: Runtime.weixinWeb }), user)).toBe('1');
    expect(shownUserId(createFakePlatform({ runtime: Runtime.iosApp }), user)).toBe('1');
  });
});
