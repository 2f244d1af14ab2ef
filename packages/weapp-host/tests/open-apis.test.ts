import { answerDialog, tapToCall } from './support/dialogs';
import { startFixture, type Fixture } from './support/start-fixture';
import { until } from './support/until';

type Options = NonNullable<Parameters<typeof startFixture>[1]>['options'];

let fixture: Fixture;
const start = async (options?: Options) => {
  fixture = await startFixture('apis', options ? { options } : {});
};
afterEach(() => fixture.close());

const wx = (name: string, ...args: unknown[]) => fixture.miniProgram.callWxMethod(name, ...args);
const page = async () => (await fixture.miniProgram.currentPage())!;
const tap = async (selector: string) => (await (await page()).$(selector))!.tap();
const data = async <T>(name: string) => (await (await page()).data(name)) as T;
const appears = async <T>(name: string): Promise<T> => {
  await until(async () => Boolean(await data(name)));
  return data<T>(name);
};

describe('a user who allows everything', () => {
  it('logs in, gives a phone number and a profile', async () => {
    await start({ loginCode: 'who', phoneCode: 'phone' });
    expect(await wx('login')).toEqual({ code: 'who', errMsg: 'login:ok' });
    await tap('#phone');
    expect(await appears('opened')).toMatchObject({
      type: 'getphonenumber',
      detail: { errMsg: 'getPhoneNumber:ok', code: 'phone' },
    });
    expect(await tapToCall(fixture, 'getUserProfile', { desc: '资料' })).toMatchObject({
      how: 'success',
      result: { userInfo: { nickName: '微信用户' } },
    });
  });

  it('is asked for subscriptions in a tap only', async () => {
    await start();
    const options = { tmplIds: ['one', 'two'] };
    expect(await tapToCall(fixture, 'requestSubscribeMessage', options)).toEqual({
      how: 'success',
      result: { one: 'accept', two: 'accept', errMsg: 'requestSubscribeMessage:ok' },
    });
    const failed = {
      how: 'fail',
      result: { errMsg: 'requestSubscribeMessage:fail can only be invoked by user TAP gesture' },
    };
    expect(await tapToCall(fixture, 'requestSubscribeMessage', options, { button: '#late' })).toEqual(failed);
    expect(await tapToCall(fixture, 'requestSubscribeMessage', { tmplIds: [...'abcd'] })).toMatchObject({
      how: 'fail',
      result: { errCode: 20003 },
    });
  });

  it('pays or not, goes to another mini program or not', async () => {
    await start();
    const order = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' };
    const paid = await tapToCall(fixture, 'requestPayment', order, { answer: 'confirmModal' });
    expect(paid).toEqual({ how: 'success', result: { errMsg: 'requestPayment:ok' } });
    const left = await tapToCall(
      fixture,
      'navigateToMiniProgram',
      { appId: 'wx1' },
      { answer: 'cancelModal' },
    );
    expect(left).toEqual({ how: 'fail', result: { errMsg: 'navigateToMiniProgram:fail cancel' } });
  });

  it('shares by the button', async () => {
    await start();
    await tap('#share');
    await answerDialog(fixture, 'confirmModal');
    expect(await appears('shared')).toEqual({ from: 'button', kind: 'button' });
  });
});

describe('a user who refuses', () => {
  it('denies scopes, the phone number and subscriptions', async () => {
    await start({ permissions: 'deny', privacy: 'agreed' });
    await expect(wx('getLocation')).rejects.toThrow('getLocation:fail auth deny');
    await expect(wx('authorize', { scope: 'scope.record' })).rejects.toThrow('authorize:fail auth deny');
    expect(await wx('getSetting')).toMatchObject({
      authSetting: { 'scope.userLocation': false, 'scope.record': false },
    });
    await tap('#phone');
    expect(await appears('opened')).toMatchObject({ detail: { errMsg: 'getPhoneNumber:fail user deny' } });
    expect(await tapToCall(fixture, 'requestSubscribeMessage', { tmplIds: ['one'] })).toMatchObject({
      result: { one: 'reject' },
    });
  });

  it('refuses the privacy agreement', async () => {
    await start({ privacy: 'refuse' });
    expect(await tapToCall(fixture, 'getClipboardData')).toEqual({
      how: 'fail',
      result: { errno: 104, errMsg: 'getClipboardData:fail privacy permission is not authorized' },
    });
    await expect(wx('requirePrivacyAuthorize')).rejects.toThrow('privacy permission is not authorized');
    expect(await wx('getPrivacySetting')).toMatchObject({ needAuthorization: true });
  });
});

describe("the mini program's own privacy dialog", () => {
  it('lets the call go on after a tap on the button', async () => {
    await start({ privacy: 'refuse' });
    await (await page()).callMethod('ownPrivacy');
    const answer = wx('getClipboardData');
    expect(await appears('privacy')).toBe('getClipboardData');
    await tap('#agree');
    expect(await answer).toEqual({ data: '', errMsg: 'getClipboardData:ok' });
    expect(await wx('getPrivacySetting')).toMatchObject({ needAuthorization: false });
  });

  it('does not believe an agreement without that tap', async () => {
    await start({ privacy: 'refuse' });
    await (await page()).callMethod('ownPrivacy');
    const failed = expect(wx('getClipboardData')).rejects.toThrow('privacy permission is not authorized');
    await appears('privacy');
    await (await page()).callMethod('disagree', 'agree');
    await failed;
  });
});
