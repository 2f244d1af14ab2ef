/** Entrance links for new families, as created on the demo teacher's desk. */
import { EntranceLinkState } from '../../../src/contract/activities/values';
import { DEMO_TEACHER_PASSWORD, TEACHER_PATH } from '../teacher/where';
import { anOfficialParent, aParent } from '../../../test/builders/parent';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { buildParent } from '../../../test/server/support/people';
import { Visitor } from '../../../test/server/support/visitor';

const HOST = 'localhost:8080';
const OWN = { host: HOST, origin: `http://${HOST}` };

let backend: Backend;
let cookie = '';
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
  const { headers } = await backend.app.inject({
    method: 'POST',
    url: `${TEACHER_PATH}/login`,
    headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ password: DEMO_TEACHER_PASSWORD }).toString(),
  });
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => backend.stop());

const list = (given = cookie) =>
  backend.app.inject({ url: `${TEACHER_PATH}/newcomers`, headers: { cookie: given } });
const make = (accountId: number, headers: Readonly<Record<string, string>> = { cookie }) =>
  backend.app.inject({
    method: 'POST',
    url: `${TEACHER_PATH}/newcomers/${accountId}`,
    headers: { ...OWN, ...headers },
  });

describe('The teacher of the demonstration', () => {
  it('makes a link for a family that is new, which lets it in', async () => {
    const parent = await buildParent(backend, aParent().withChild({ kidName: '<b>小米</b>' }));
    const page = (await list()).body;
    expect(page).toContain('&lt;b&gt;小米&lt;/b&gt;');
    expect(page).not.toContain(parent.phone);
    const made = (await make(parent.accountId)).body;
    const [, code = ''] = /freshmentAuthLogin\?code=([\w-]+)/.exec(made) ?? [];
    expect(made).not.toContain(parent.phone);
    const visitor = new Visitor(backend);
    const { data } = await visitor.ask('lookAtEntranceLink', { code });
    expect(data.state).toBe(EntranceLinkState.open);
  });

  it("makes none for families that are not new, nor without the teacher's login", async () => {
    const official = await buildParent(backend, anOfficialParent());
    expect((await make(official.accountId)).statusCode).toBe(404);
    const parent = await buildParent(backend, aParent());
    expect((await list('')).statusCode).toBe(303);
    expect((await make(parent.accountId, {})).statusCode).toBe(303);
    expect((await make(parent.accountId, { cookie, origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
