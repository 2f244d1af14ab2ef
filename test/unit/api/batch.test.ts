import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode, ConfigurationName } from '@/contract/configuration/values';
import type { CallEntry } from '@/contract/define';
import { allCalls } from '@/contract/registry';
import { readConfig, readConfigurations } from '@/features/configuration/read-config';
import { callList } from '@/services/api/batch';
import { FakeApi } from '../../support/fakes/fake-api';
import { openClient } from './open-client';

const { getUpgradeConfig, getUpgradeConfigs, getConfigurations } = configurationCalls;
const { invite, serviceCenter, integralMall } = ConfigTypeCode;

describe('what parts of a screen ask in the same moment', () => {
  it('goes in one request, and each has its own answer', async () => {
    const api = new FakeApi().on(getUpgradeConfigs, [
      { typeCode: invite, typeValue: 'a' },
      { typeCode: serviceCenter, typeValue: 'b' },
      { typeCode: invite, typeValue: 'c' },
    ]);
    const [first, second, third, again] = await Promise.all([
      readConfig(api, invite),
      readConfig(api, serviceCenter),
      readConfig(api, integralMall),
      readConfig(api, invite),
    ]);
    expect(first).toEqual({
      ok: true,
      value: [
        { typeCode: invite, typeValue: 'a' },
        { typeCode: invite, typeValue: 'c' },
      ],
    });
    expect(again).toEqual(first);
    expect(second).toEqual({ ok: true, value: [{ typeCode: serviceCenter, typeValue: 'b' }] });
    expect(third).toEqual({ ok: true, value: [] });
    expect(api.requests(getUpgradeConfigs)).toEqual([
      { typeCodeList: [invite, serviceCenter, integralMall] },
    ]);
  });

  it('is asked by the specification’s own call where it is one thing, and again for what comes later', async () => {
    const api = new FakeApi().on(getUpgradeConfig, []).on(getUpgradeConfigs, []);
    await readConfig(api, invite);
    await readConfig(api, invite);
    expect(api.sent.map(({ call }) => call)).toEqual([getUpgradeConfig, getUpgradeConfig]);
  });

  it('fails as a whole where the list fails', async () => {
    const api = new FakeApi().on(getUpgradeConfig, []).onFailure(getUpgradeConfigs, { kind: 'network' });
    const answers = await Promise.all([readConfig(api, invite), readConfig(api, serviceCenter)]);
    expect(answers).toEqual(Array(2).fill({ ok: false, error: { kind: 'network' } }));
    expect(api.requests(getUpgradeConfig)).toEqual([]);
  });

  it('goes as the list of names that the specification’s own call takes', async () => {
    const api = new FakeApi().on(getConfigurations, {});
    const { subjects, wrongQuestions } = ConfigurationName;
    await Promise.all([readConfigurations(api, subjects), readConfigurations(api, wrongQuestions)]);
    expect(api.requests(getConfigurations)).toEqual([
      { group: 'parent', nameList: [subjects, wrongQuestions] },
    ]);
  });
});

describe('a gateway that has no list call of ours', () => {
  it.each([404, 405])('(%d) is asked one by one, and for the list once', async (status) => {
    const api = new FakeApi()
      .onFailure(getUpgradeConfigs, { kind: 'http', status })
      .on(getUpgradeConfig, ({ typeCode }) => [{ typeCode }]);
    const answers = await Promise.all([readConfig(api, invite), readConfig(api, serviceCenter)]);
    expect(answers).toEqual([
      { ok: true, value: [{ typeCode: invite }] },
      { ok: true, value: [{ typeCode: serviceCenter }] },
    ]);
    await Promise.all([readConfig(api, invite), readConfig(api, serviceCenter)]);
    expect(api.requests(getUpgradeConfigs)).toHaveLength(1);
    expect(api.requests(getUpgradeConfig)).toHaveLength(4);
  });

  it('that fails for a while is asked for it again', async () => {
    const api = new FakeApi().onFailure(getUpgradeConfigs, { kind: 'http', status: 502 });
    const ask = () => callList(api, getUpgradeConfigs, { typeCodeList: [invite] });
    await ask();
    api.on(getUpgradeConfigs, []);
    expect(await ask()).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['a page', { status: 404, body: undefined }],
    ['an envelope of its own', { status: 404, body: { code: '404', message: 'Not Found', data: null } }],
  ])('is not asked again, and its failure is not reported: %s', async (_what, answer) => {
    const { client, transport, failures } = openClient();
    transport.reply(answer);
    expect(await client.call(getUpgradeConfigs, { typeCodeList: [invite] })).toEqual({
      ok: false,
      error: { kind: 'http', status: 404 },
    });
    expect(transport.requests).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});

it('a list call of ours names a call of the specification that the app makes', () => {
  const entries = Object.values(allCalls) as CallEntry[];
  const named = entries.flatMap(({ inPlaceOf }) => inPlaceOf ?? []);
  expect(named.length).toBeGreaterThan(2);
  for (const name of named) {
    const single: CallEntry | undefined = (allCalls as Readonly<Record<string, CallEntry>>)[name];
    expect(single).toMatchObject({ served: true });
    expect(single?.inPlaceOf).toBeUndefined();
  }
});
