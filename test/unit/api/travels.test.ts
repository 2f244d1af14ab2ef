import type { CallEntry } from '@/contract/define';
import { allCalls, allSchemas } from '@/contract/registry';
import { HEADER } from '@/contract/wire';
import { sampleOf } from '../../support/sample-of';
import { shownCalls, strayed } from '../../support/travels';
import { openClient } from './open-client';

/** Calls with the token as a field of the request; the client adds it to all others. */
const OWN_TOKEN = [
  'checkToken',
  'checkCaptcha',
  'bizTokenLogin',
  'getFeatureSwitches',
  'getStepUpProfile',
  'stepUpLogout',
];

describe('every field travels where an operator’s gateway reads it', () => {
  it.each(shownCalls)('%s', async (name) => {
    const call: CallEntry = allCalls[name];
    const { client, transport } = openClient();
    const { token, ...rest } = sampleOf(allSchemas[name].request) as { token?: unknown };
    const request = OWN_TOKEN.includes(name) ? { ...rest, token } : rest;
    await client.call(call, request, { headers: { [HEADER.appScene]: 'login' } });
    const [sent] = transport.requests;
    expect(sent && strayed(name, sent)).toEqual([]);
    expect(sent?.url).toContain(call.path);
  });

  it('without a token where no parent is logged in', async () => {
    const { client, transport } = openClient({ caller: { token: '', appToken: '', userId: 0, time: 0 } });
    await client.call(allCalls.getConfigurations, { group: 'parent', nameList: ['x'] });
    expect(transport.requests[0]?.body).toEqual({ group: 'parent', nameList: ['x'] });
  });
});
