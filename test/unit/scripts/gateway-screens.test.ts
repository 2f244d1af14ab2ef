import { isCallOfStart, screensOfCalls, screensOfField } from '../../../scripts/gateway/screens';

describe('the screens of a call', () => {
  it('are those that make it, through whatever they are made of, and in the mini program as well', () => {
    const screens = screensOfCalls();
    expect(screens.get('listOrders')).toEqual(['myOrder']);
    // Through a store of the feature, from pages that never name the call.
    expect(screens.get('getReport')).toEqual(expect.arrayContaining(['classAchieve', 'reportGrade']));
    // Through the player, which a page loads lazily.
    expect(screens.get('getFilm')).toEqual(expect.arrayContaining(['playback', 'courseReplay']));
    // Through a table of the contract; no screen makes writeKafka.
    expect(screens.get('sendLoginVerificationCode')).toContain('login');
    expect(screens.get('writeKafka')).toEqual([]);
  });

  it('are all of them where the app makes it as it starts', () => {
    expect(
      ['getUserInfoByToken', 'getStudentInfo', 'getTabConfig'].map((name) => isCallOfStart(name as never)),
    ).toEqual([true, true, true]);
    expect(isCallOfStart('listOrders')).toBe(false);
  });

  it('are fewer for a field: those whose code reads it', () => {
    expect(screensOfField('listOrders', 'orderId')).toEqual(['myOrder']);
    expect(screensOfField('listOrders', 'nothingOfThisName')).toEqual([]);
    expect(screensOfField('getReport', 'orderId')).toEqual([]);
  });
});
