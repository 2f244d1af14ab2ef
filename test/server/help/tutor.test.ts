import { storeTutor } from '../../builders/help';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

const MUZI = 3002;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await storeTutor(backend.services, MUZI);
});
afterAll(() => backend.stop());

/** Parent of a child with this tutor; 0: none. */
async function parentOf(crUid: number): Promise<Visitor> {
  return (await buildParent(backend, anOfficialParent().withChild({ crUid }))).visitor;
}

describe('A tutor', () => {
  it("is returned to the tutor's own parents, with a code that can be scanned", async () => {
    const parent = await parentOf(MUZI);
    const { code, data } = await parent.ask('getTutor', { crUid: MUZI });
    expect(code).toBe('00000000');
    expect(data).toMatchObject({ crUid: MUZI, name: '木子老师', weChatId: 'wandou-3002' });
    const picture = { body: Buffer.from('<svg/>'), contentType: 'image/svg+xml' };
    await backend.services.providers.storage.put('tutors/3002.svg', picture);
    const card = await parent.raw({ method: 'GET', url: new URL(String(data.weChatQrCode)).pathname });
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('of another child is unknown', async () => {
    const parent = await parentOf(3001);
    expect(await parent.ask('getTutor', { crUid: MUZI })).toMatchObject({ code: '10000002', data: null });
  });

  it('is unknown to a parent without one, whichever is named', async () => {
    const parent = await parentOf(0);
    expect(await parent.ask('getTutor', { crUid: 3001 })).toMatchObject({ code: '10000002', data: null });
    expect(await parent.ask('getTutor', { crUid: 0 })).toMatchObject({
      status: 400,
      body: { field: 'crUid' },
    });
  });

  it('needs a session', async () => {
    expect(await new Visitor(backend).ask('getTutor', { crUid: 3001 })).toMatchObject({ status: 401 });
  });
});
