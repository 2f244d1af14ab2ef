/** What parents hear of a material request. */
import { eq, inArray } from 'drizzle-orm';
import { routes } from '../../../src/contract/routes';
import { StaffRole } from '../../../src/contract/staff/values';
import {
  addDays,
  addMillis,
  DAY,
  formatDateTime,
  HOUR,
  MINUTE,
  shanghaiTime,
} from '../../../server/core/time';
import { notifyAskedOfAll } from '../../../server/domains/materials/collect/ask';
import { materialRequests } from '../../../server/domains/materials/collect/tables';
import { field, section } from '../../builders/form-fields';
import { aMaterialRequest } from '../../builders/forms';
import { anOfficialParent } from '../../builders/parent';
import { outbox } from '../../../server/domains/messages/outbox/tables';
import { aParentWithApp, Gateways, GATEWAYS, send, statesOf } from '../messages/gateways';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

const gateways = new Gateways();
let backend: Backend;
let editor: Colleague;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: GATEWAYS, fetchFrom: gateways.fetchFrom });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  gateways.pushed.length = 0;
  editor = await aColleague(backend, StaffRole.editor);
  parent = await aParentWithApp(backend);
});

const STORY = section(field('text', 'story'));
const asked = (changed: object = {}) => ({
  ...{ title: '我的周末', asker: '木子老师', words: '请孩子说说自己的周末', wanted: ['一句话'] },
  ...{ sections: [STORY], consent: '', userIds: [parent.userId], endsAt: '' },
  ...changed,
});
async function saved(
  changed: { readonly requestId?: number | undefined; readonly [field: string]: unknown } = {},
) {
  const { requestId } = changed;
  const etag =
    requestId === undefined ? '' : (await editor.ask('getMaterialRequest', { requestId })).data.etag;
  return (await editor.ask('saveMaterialRequest', asked({ ...changed, etag }))).data.requestId;
}
const end = (requestId: number) => editor.ask('endMaterialRequest', { requestId });

interface Listed {
  readonly id: number;
  readonly title: string;
}
async function inboxOf({ visitor }: InsideParent): Promise<readonly Listed[]> {
  return (await visitor.ask('getMessages', { page: 1, limit: 50 })).data as unknown as Listed[];
}
const titlesOf = async (of: InsideParent) => (await inboxOf(of)).map(({ title }) => title);
const sendToAll = () =>
  notifyAskedOfAll({ ...backend.services, onError: () => undefined, isStopping: () => false });

describe('A material request', () => {
  it('is in the inbox of those whom it is asked of, with the way to its form, and goes to the phone', async () => {
    const other = await buildParent(backend, anOfficialParent());
    const id = await saved();
    const [message] = await inboxOf(parent);
    const { data } = await parent.visitor.ask('getMessage', { id: message?.id ?? 0 });
    const path = `${routes.materialSubmit.path}?id=${id}`;
    expect(data).toMatchObject({
      ...{ title: '素材征集：我的周末', kind: 'activity', isRead: false },
      target: { url: path, text: '去提交' },
    });
    expect((await parent.visitor.ask('getMaterialRequest', { id })).data).toMatchObject({ state: 'open' });
    await send(backend);
    expect(gateways.pushed).toMatchObject([
      { userId: parent.userId, title: '素材征集：我的周末', url: `${backend.config.publicUrl}${path}` },
    ]);
    expect(await titlesOf(other)).toEqual([]);
  });

  it('is heard of once, however often it is changed; who is asked later hears of it then', async () => {
    const later = await buildParent(backend, anOfficialParent());
    const requestId = await saved();
    await saved({ requestId, title: '我的假期' });
    await saved({ requestId, userIds: [parent.userId, later.userId] });
    await saved({ requestId, userIds: [later.userId, parent.userId] });
    expect(await titlesOf(parent)).toEqual(['素材征集：我的周末']);
    expect(await titlesOf(later)).toEqual(['素材征集：我的周末']);
    await backend.services.db.delete(outbox).where(inArray(outbox.userId, [parent.userId, later.userId]));
    await saved({ requestId, title: '很久以后' });
    expect(await titlesOf(parent)).toHaveLength(1);
  });

  it('to all reaches each parent once, also those whom a stop left out', async () => {
    const left = await buildParent(backend, anOfficialParent());
    const id = await saved({ userIds: [], title: '所有家长' });
    expect(await titlesOf(left)).toEqual(['素材征集：所有家长']);
    const late = await buildParent(backend, anOfficialParent());
    await Promise.all([sendToAll(), sendToAll()]);
    await sendToAll();
    for (const one of [parent, left, late]) expect(await titlesOf(one)).toEqual(['素材征集：所有家长']);
    await end(id);
  });

  it('to some that is widened to all after the outbox was swept reaches the others alone', async () => {
    const requestId = await saved({ title: '先问一位' });
    const other = await buildParent(backend, anOfficialParent());
    backend.clock.pass(3 * DAY);
    await backend.services.db.delete(outbox);
    editor = await aColleague(backend, StaffRole.editor);
    await saved({ requestId, userIds: [], title: '再问大家' });
    const latest = await buildParent(backend, anOfficialParent());
    await sendToAll();
    expect(await titlesOf(parent)).toEqual(['素材征集：先问一位']);
    for (const one of [other, latest]) expect(await titlesOf(one)).toEqual(['素材征集：再问大家']);
    await backend.services.db.delete(materialRequests).where(eq(materialRequests.id, requestId ?? 0));
  });

  it('to all says nothing more once it is ended, or a day old', async () => {
    const id = await saved({ userIds: [], title: '提前结束' });
    await end(id);
    const afterEnd = await buildParent(backend, anOfficialParent());
    await sendToAll();
    expect(await titlesOf(afterEnd)).toEqual([]);
    const old = await aMaterialRequest(backend.services, [field('text', 'story')]);
    await sendToAll();
    expect(await titlesOf(afterEnd)).toEqual([]);
    await backend.services.db.delete(materialRequests).where(eq(materialRequests.id, old));
  });

  it('ended at night rings no phone in the morning, by staff or by its own end', async () => {
    const night = shanghaiTime('2026-11-21', '22:00');
    const morning = shanghaiTime('2026-11-22', '08:01');
    const pushedAfter = async (work: () => Promise<unknown>) => {
      parent = await aParentWithApp(backend);
      backend.clock.set(night);
      editor = await aColleague(backend, StaffRole.editor);
      await work();
      backend.clock.set(morning);
      await send(backend);
      return (await statesOf(backend, parent))['push'];
    };
    expect(await pushedAfter(() => saved())).toBe('sent');
    expect(await pushedAfter(async () => end(await saved()))).toBe('dropped');
    const endsAt = formatDateTime(addMillis(night, HOUR));
    expect(await pushedAfter(() => saved({ endsAt }))).toBe('dropped');
    expect(await pushedAfter(async () => saved({ requestId: await saved(), endsAt }))).toBe('dropped');
    expect(await pushedAfter(() => saved({ endsAt: formatDateTime(addDays(night, 2)) }))).toBe('sent');
  });

  it('that was over when it was changed says nothing', async () => {
    const endsAt = formatDateTime(addMillis(SEEDED_AT, MINUTE));
    const requestId = await saved({ endsAt });
    const added = await buildParent(backend, anOfficialParent());
    backend.clock.pass(2 * MINUTE);
    await saved({ requestId, endsAt, userIds: [parent.userId, added.userId] });
    expect(await titlesOf(added)).toEqual([]);
  });
});
