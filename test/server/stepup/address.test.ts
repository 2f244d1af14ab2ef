import { eq } from 'drizzle-orm';
import { addresses } from '../../../server/domains/addresses/tables';
import { StepUpStage, StepUpStatus } from '../../../src/contract/stepup/values';
import { anOfficialParent } from '../../builders/parent';
import type { StepUpDetails } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { linesOf, OPERATOR } from './support';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const ASKED: StepUpDetails = {
  ...{ status: StepUpStatus.complete, completedBy: 'confirm' },
  stage: StepUpStage.addressConfirm,
};

const parentOf = (details: StepUpDetails = ASKED): Promise<InsideParent> =>
  buildParent(
    backend,
    anOfficialParent()
      .withAddress({ receiverName: '李女士', isDefault: true })
      .withAddress({ receiverName: '王先生' })
      .withStepUp(details),
  );

const storedBy = ({ userId }: InsideParent) =>
  backend.services.db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(addresses.id);

async function idsOf(parent: InsideParent): Promise<readonly [number, number]> {
  const [usual, other] = await storedBy(parent);
  if (!usual || !other) throw new Error('The parent has no addresses');
  return [usual.id, other.id];
}

const confirmAddress = ({ visitor, userId }: InsideParent, address_id: number) =>
  visitor.ask('confirmStepUpAddress', {
    ...{ student_id: userId, operator_id: userId, operator: OPERATOR },
    address_id,
  });

const confirmedAddress = async ({ visitor, userId }: InsideParent): Promise<unknown> =>
  (await visitor.ask('getHigherLevelInfo', { student_id: userId })).data.addressId;

describe('The address that is confirmed for the material of a year', () => {
  it('is kept with the step-up, and the default address stays what it is', async () => {
    const parent = await parentOf();
    const [, other] = await idsOf(parent);
    const before = await storedBy(parent);
    expect(await confirmedAddress(parent)).toBe(0);
    expect((await confirmAddress(parent, other)).code).toBe('200');
    expect(await confirmedAddress(parent)).toBe(other);
    expect(await storedBy(parent)).toEqual(before);
  });

  it('may be another one later, each written down once', async () => {
    const parent = await parentOf();
    const [usual, other] = await idsOf(parent);
    for (const id of [other, other, usual]) expect((await confirmAddress(parent, id)).code).toBe('200');
    expect(await confirmedAddress(parent)).toBe(usual);
    expect(await linesOf(backend, parent)).toMatchObject([
      { kind: 'confirmAddress', before: { addressId: null }, after: { addressId: other } },
      { kind: 'confirmAddress', before: { addressId: other }, after: { addressId: usual } },
    ]);
  });

  it('is removed where it is deleted', async () => {
    const parent = await parentOf();
    const [, other] = await idsOf(parent);
    await confirmAddress(parent, other);
    expect((await parent.visitor.ask('deleteAddress', { addressId: other })).status).toBe(200);
    expect(await confirmedAddress(parent)).toBe(0);
  });

  it.each<[string, StepUpDetails]>([
    ['the stage is another', { ...ASKED, stage: StepUpStage.selectTime }],
    ['nothing is settled yet', { ...ASKED, status: StepUpStatus.waiting }],
  ])('is refused where %s', async (_why, details) => {
    const parent = await parentOf(details);
    const [usual] = await idsOf(parent);
    expect(await confirmAddress(parent, usual)).toMatchObject({
      code: '201',
      message: '孩子新学年的教具现在不需要确认地址',
    });
    expect(await linesOf(backend, parent)).toEqual([]);
  });

  it('is one of the parent’s own, and for the own child only', async () => {
    const [parent, stranger] = [await parentOf(), await parentOf()];
    const [theirs] = await idsOf(stranger);
    expect(await confirmAddress(parent, theirs)).toMatchObject({
      code: '201',
      message: '找不到这个收货地址，请重新选择',
    });
    const forOther = await confirmAddress({ ...parent, userId: stranger.userId }, theirs);
    expect(forOther.status).toBe(403);
    expect(await confirmedAddress(parent)).toBe(0);
  });
});
