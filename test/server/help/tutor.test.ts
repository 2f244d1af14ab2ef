import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => (backend = await startBackend({ demo: true })));
afterAll(() => backend.stop());

async function parentOf(phone: string): Promise<Visitor> {
  const parent = new Visitor(backend);
  await parent.passwordLogin(phone);
  return parent;
}

describe('A tutor', () => {
  it("is told to the tutor's own parents, with a code that can be scanned", async () => {
    const parent = await parentOf('13800000003');
    const { code, data } = await parent.ask('getTutor', { crUid: 3002 });
    expect(code).toBe('00000000');
    expect(data).toMatchObject({ crUid: 3002, name: '木子老师', weChatId: 'wandou-muzi' });
    const card = await parent.raw({ method: 'GET', url: new URL(String(data.weChatQrCode)).pathname });
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('of another child is unknown', async () => {
    const parent = await parentOf('13800000002');
    expect(await parent.ask('getTutor', { crUid: 3002 })).toMatchObject({ code: '10000002', data: null });
  });

  it('is unknown to who has none, whichever is named', async () => {
    const parent = await parentOf('13800000001');
    expect(await parent.ask('getTutor', { crUid: 3001 })).toMatchObject({ code: '10000002', data: null });
    expect(await parent.ask('getTutor', { crUid: 0 })).toMatchObject({
      status: 400,
      body: { field: 'crUid' },
    });
  });

  it('is told to nobody without a session', async () => {
    expect(await new Visitor(backend).ask('getTutor', { crUid: 3001 })).toMatchObject({ status: 401 });
  });
});
