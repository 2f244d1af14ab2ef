import { accountCalls } from '@/contract/account/calls';
import { profileCalls } from '@/contract/profile/calls';
import { LoginFlow } from '@/stores/session/login';
import { loginApi, type LoginAnswers } from '../../support/fakes/answers';
import { fakeApp } from '../../support/fakes/fake-app';

jest.mock('jsencrypt', () => jest.requireActual('../../../node_modules/jsencrypt/lib/index.js'));
jest.mock('../../../node_modules/jsencrypt/lib/lib/jsbn/rng', () =>
  jest.requireActual('@/services/crypto/jsbn-rng'),
);

const password = { mobile: '13800000001', areaCode: '86', password: 'Wandou2026' };
const sms = { mobile: '13800000001', areaCode: '86', verificationCode: '123456' };

async function open(answers: LoginAnswers = {}) {
  const fake = await fakeApp({ api: loginApi(answers) });
  return { ...fake, login: new LoginFlow(fake.app) };
}

describe('a login', () => {
  it('keeps what the keys of its address mean', async () => {
    const { app, api, login, tracker } = await open({ isFirstLogin: true });
    api
      .on(accountCalls.getPresentId, { presentId: 'P1' })
      .on(accountCalls.getSourceIdByKey, { sourceId: 20001 });
    app.referral.capture({ presentKey: 'autumn', sourceKey: 'spring' });
    await login.bySms(sms);
    const [request] = api.requests(accountCalls.verificationLogin);
    expect(request).toMatchObject({ source: 20001 });
    expect(JSON.parse(request?.ext ?? '')).toEqual({ presentId: 'P1', inviteUid: 0 });
    expect(tracker.payloads('register')).toEqual([{ way: 'sms', sourceId: 20001 }]);
  });

  it('that stops half-way ends the session that is not used, by its own token', async () => {
    const { api, login } = await open();
    api.onFailure(profileCalls.getUserInfoByToken, { kind: 'timeout' });
    await login.byPassword(password);
    expect(api.sent.find(({ call }) => call === accountCalls.logoutWithToken)).toMatchObject({
      request: { token: 'real-token' },
      options: { token: '' },
    });
  });
});
