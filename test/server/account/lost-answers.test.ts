import { MINUTE, SECOND } from '../../../server/core/time';
import { newPhone } from '../../builders/account';
import { startBackend, type Backend } from '../support/backend';
import { loginFields, Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('An SMS login whose answer was lost', () => {
  const waiting = async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    parent.deviceId = 'device-of-parent';
    await parent.sendCode(phone);
    const request = { ...loginFields(phone), ...parent.codeFields() };
    return { phone, parent, request };
  };

  it('is answered again on the same device for a minute, and still says that the account is new', async () => {
    const { parent, request } = await waiting();
    const lost = await parent.ask('verificationLogin', request);
    backend.clock.pass(59 * SECOND);
    const again = await parent.ask('verificationLogin', request);
    expect([lost.data, again.data]).toMatchObject([{ isFirstLogin: true }, { isFirstLogin: true }]);
    expect((await parent.ask('exchangeTemporaryToken', { token: again.data.token })).code).toBe('00000000');
    backend.clock.pass(SECOND);
    expect((await parent.ask('verificationLogin', request)).code).toBe('1000013');
  });

  it('is not repeated for another device, nor for one without a name', async () => {
    const { parent, request } = await waiting();
    await parent.ask('verificationLogin', request);
    parent.deviceId = 'device-of-others';
    expect((await parent.ask('verificationLogin', request)).code).toBe('1000013');
    parent.deviceId = null;
    expect((await parent.ask('verificationLogin', request)).code).toBe('1000013');
  });

  it('has one session, however often its temporary token is exchanged within a minute', async () => {
    const { parent, request } = await waiting();
    const { token } = (await parent.ask('verificationLogin', request)).data;
    const answers = await Promise.all([1, 2, 3].map(() => parent.ask('exchangeTemporaryToken', { token })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    parent.token = String(answers[0]?.data.token);
    expect((await parent.ask('getPersonInfo')).code).toBe('00000000');
    parent.deviceId = 'device-of-others';
    expect((await parent.ask('exchangeTemporaryToken', { token })).code).toBe('1000020');
    parent.deviceId = 'device-of-parent';
    await parent.ask('logout');
    parent.token = null;
    expect((await parent.ask('exchangeTemporaryToken', { token })).code).toBe('1000020');
  });

  it('cannot be exchanged again after a minute', async () => {
    const { parent, request } = await waiting();
    const { token } = (await parent.ask('verificationLogin', request)).data;
    await parent.ask('exchangeTemporaryToken', { token });
    backend.clock.pass(MINUTE);
    expect((await parent.ask('exchangeTemporaryToken', { token })).code).toBe('1000020');
  });
});
