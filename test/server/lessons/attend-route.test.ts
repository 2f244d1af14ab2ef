import { eq } from 'drizzle-orm';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';
import { withOneSubject } from '../../builders/children';

const SECRET = 'a-secret-of-the-live-system-0123456789';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ env: { OPERATOR_SECRET: SECRET } });
});
afterAll(() => backend.stop());

const report = async (payload: unknown, authorization?: string, of: Backend = backend) => {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const url = '/operator/attend';
  const answer = await new Visitor(of).raw({
    method: 'POST',
    url,
    headers,
    payload: JSON.stringify(payload),
  });
  return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
};
const ours = (payload: unknown) => report(payload, `Bearer ${SECRET}`);

const aLesson = async () => {
  const { visitor } = await buildParent(backend, withOneSubject());
  const today = (await visitor.ask('getTodayClasses')).data as unknown as readonly { liveId: number }[];
  return today[0]?.liveId ?? 0;
};
const attendanceOf = async (liveId: number) => {
  const [found] = await backend.services.db.select().from(lessons).where(eq(lessons.id, liveId));
  return found?.attendance;
};

describe('The entry of a child, reported by the live system', () => {
  it('is attendance, and changes nothing when it is sent again', async () => {
    const liveId = await aLesson();
    expect(await ours({ liveId })).toEqual({ status: 200, body: { isNew: true } });
    expect(await attendanceOf(liveId)).toBe('joined');
    expect(await ours({ liveId })).toEqual({ status: 200, body: { isNew: false } });
  });

  it.each([
    ['without a secret', undefined],
    ['with another secret', `Bearer ${SECRET}x`],
    ['with the secret as another scheme', `Basic ${SECRET}`],
  ])('is refused %s, whether the class exists or not', async (_name, authorization) => {
    const liveId = await aLesson();
    expect(await report({ liveId }, authorization)).toMatchObject({ status: 401 });
    expect(await report({ liveId: 1 }, authorization)).toMatchObject({ status: 401 });
    expect(await attendanceOf(liveId)).toBeNull();
  });

  it.each([[{}], [{ liveId: 0 }], [{ liveId: '../1' }], [{ liveId: 1e30 }], [null]])(
    'says which field is wrong: %j',
    async (payload) => expect(await ours(payload)).toMatchObject({ status: 400, body: { code: '10000001' } }),
  );

  it('of no class says so', async () =>
    expect(await ours({ liveId: 1 })).toMatchObject({ status: 404, body: { field: 'liveId' } }));

  it('is refused where the operator set no secret', async () => {
    const other = await startBackend();
    expect(await report({ liveId: 1 }, 'Bearer ', other)).toMatchObject({ status: 404 });
    await other.stop();
  });
});
