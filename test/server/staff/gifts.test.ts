/** Gifts of the study PK zone, as an editor keeps them and parents see them. */
import { ExchangeCurrency } from '../../../src/contract/orders/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { PICTURE_PATH, STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import type { StraightGifts } from '../../../src/contract/straight/schema';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { sample } from '../support/forms';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
let parent: InsideParent;
let picture = '';
beforeAll(async () => {
  backend = await startBackend();
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent().withChild({ starNum: 100 }));
  editor = await aColleague(backend, StaffRole.editor);
  const uploaded = await backend.app.inject({
    ...{ method: 'POST', url: PICTURE_PATH, payload: sample.png() },
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'image/png' },
  });
  picture = uploaded.json<{ data: { key: string } }>().data.key;
});
afterAll(() => backend.stop());

const aGift = (changed: object = {}) => ({
  ...{ title: '豌豆书签', words: '读书时夹一枚', picture, currency: ExchangeCurrency.star, cost: 20 },
  ...{ stock: 5, stockBefore: 0, mostEach: 2, isSent: false, place: 1, isShown: true, etag: '' },
  ...changed,
});
const save = async (changed: { readonly giftId?: number; readonly [field: string]: unknown } = {}) => {
  const { giftId } = changed;
  const etag = giftId === undefined ? '' : (await editor.ask('getGift', { giftId })).data?.etag;
  return editor.ask('saveGift', aGift({ etag: etag ?? '', ...changed }));
};
const seen = async (giftId: number) => {
  const { data } = await parent.visitor.ask('listStraightGifts');
  return (data as unknown as StraightGifts).gifts.find(({ id }) => id === giftId);
};
let submissions = 0;
const exchange = (giftId: number, cost = 20) => {
  submissions += 1;
  const submissionId = `abcdef0123456789-${submissions}`;
  return parent.visitor.ask('exchangeGift', { giftId, cost, addressId: 0, submissionId });
};

describe('A gift', () => {
  it('is what parents see and can exchange, until it is hidden', async () => {
    const { giftId } = (await save()).data;
    expect(await seen(giftId)).toMatchObject({
      ...{ title: '豌豆书签', words: '读书时夹一枚', cost: 20, stock: 5, left: 2, isSent: false },
      picture: expect.stringContaining(picture),
    });
    expect((await exchange(giftId)).code).toBe('00000000');
    await save({ giftId, stock: 4, stockBefore: 4, isShown: false });
    expect(await seen(giftId)).toBeUndefined();
    expect((await exchange(giftId)).code).toBe(BACKEND_CODE.notFound);
  });

  it('is changed as the editor was shown it', async () => {
    const { giftId } = (await save({ place: 0 })).data;
    const { data } = await editor.ask('getGift', { giftId });
    // The console's form has the row's id beside it.
    const again = { ...data, id: giftId, stockBefore: data.stock };
    expect((await editor.ask('saveGift', again)).data).toEqual({ giftId });
    expect((await editor.ask('getGift', { giftId })).data).toEqual(data);
    expect((await editor.ask('listGifts', { page: 1, limit: 100 })).data).toContainEqual(data);
    expect((await save({ giftId: 99_999_999 })).status).toBe(404);
  });

  it('keeps count while it is edited: another stock than the form showed is refused, other changes are not', async () => {
    const { giftId } = (await save()).data;
    await exchange(giftId);
    const refused = await save({ giftId, stock: 10, stockBefore: 5 });
    expect([refused.status, refused.field]).toEqual([409, 'stock']);
    await save({ giftId, title: '金书签', stock: 5, stockBefore: 5 });
    expect(await seen(giftId)).toMatchObject({ title: '金书签', stock: 4 });
    await save({ giftId, stock: 10, stockBefore: 4 });
    expect(await seen(giftId)).toMatchObject({ stock: 10 });
  });

  it('is not overwritten by a colleague whose form is older, though parents exchange meanwhile', async () => {
    const { giftId } = (await save()).data;
    const { etag } = (await editor.ask('getGift', { giftId })).data;
    await exchange(giftId);
    const first = { giftId, etag, cost: 50, stock: 5, stockBefore: 5 };
    expect((await save(first)).data).toEqual({ giftId });
    const late = await save({ giftId, etag, title: '豌豆书夹', stock: 5, stockBefore: 5 });
    expect([late.status, late.code]).toEqual([409, STAFF_CODE.changed]);
    expect(await seen(giftId)).toMatchObject({ title: '豌豆书签', cost: 50, stock: 4 });
  });

  it('names the field that is wrong', async () => {
    const fieldOf = async (changed: Record<string, unknown>) => (await save(changed)).field;
    expect(await fieldOf({ title: ' ' })).toBe('title');
    expect(await fieldOf({ picture: 'uploads/a.png' })).toBe('picture');
    expect(await fieldOf({ cost: 0 })).toBe('cost');
    expect(await fieldOf({ stock: -1 })).toBe('stock');
    expect(await fieldOf({ currency: 7 })).toBe('currency');
  });

  it('is an editor’s or administrator’s, and the audit says at what price', async () => {
    const support = await aColleague(backend, StaffRole.support);
    const chief = await aColleague(backend, StaffRole.administrator);
    expect((await support.ask('saveGift', aGift())).status).toBe(403);
    await save({ title: '记一笔', cost: 33 });
    const { data } = await chief.ask('listAudit', { page: 1, limit: 1, staffId: editor.staffId });
    expect(data).toMatchObject([
      { action: 'saveGift', detail: { title: '记一笔', cost: 33, stock: 5, isShown: true } },
    ]);
  });
});
