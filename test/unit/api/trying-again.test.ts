import { accountCalls } from '@/contract/account/calls';
import { fine, openClient } from './open-client';

describe('trying again', () => {
  it.each([[404], [504]])('happens once on %d for a service that retries', async (status) => {
    const { client, transport } = openClient();
    transport.reply({ status }, fine({ sourceId: 7 }));
    expect((await client.call(accountCalls.getSourceId, {})).ok).toBe(true);
    expect(transport.requests).toHaveLength(2);
  });

  it('happens once without a response, and then the network is the error', async () => {
    const { client, transport, failures } = openClient();
    transport.reply('no response');
    expect(await client.call(accountCalls.getSourceId, {})).toEqual({
      ok: false,
      error: { kind: 'network' },
    });
    expect(transport.requests).toHaveLength(2);
    expect(failures).toEqual([{ kind: 'network' }]);
  });

  it('never happens for the member service', async () => {
    const { client, transport } = openClient();
    transport.reply('no response');
    await client.call(accountCalls.checkToken, { token: 't' });
    expect(transport.requests).toHaveLength(1);
  });

  it.each([[404], [504], ['no response']] as const)(
    'never happens for what can be used once, on %s either',
    async (outcome) => {
      const { client, transport } = openClient();
      transport.reply(outcome === 'no response' ? outcome : { status: outcome });
      await client.call(accountCalls.exchangeTemporaryToken, { token: 't' });
      await client.call(accountCalls.appLogin, { deviceType: 1 });
      expect(transport.requests).toHaveLength(2);
    },
  );

  it('never happens for other statuses', async () => {
    const { client, transport } = openClient();
    transport.reply({ status: 500 });
    await client.call(accountCalls.getSourceId, {});
    expect(transport.requests).toHaveLength(1);
  });
});
