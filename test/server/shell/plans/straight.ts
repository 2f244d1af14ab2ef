/** Requests of the study PK for members only: the child joins again before each. */
import { sql } from 'drizzle-orm';
import type { ServedCallName } from '../../../../server/core/http/handler';
import { withStudyPoints } from '../../../builders/straight';
import type { Backend } from '../../support/backend';
import type { InsideParent } from '../../support/people';

type Fields = Readonly<Record<string, unknown>>;

export function straightRequests(
  backend: Backend,
  parent: InsideParent,
): Partial<Record<ServedCallName, () => Promise<Fields>>> {
  const { visitor, userId } = parent;
  const { db } = backend.services;
  const joined = async () => {
    await visitor.ask('joinStudyPk', { nickname: '', showsMedals: true });
    await withStudyPoints(20)(backend.services, parent);
    const { data } = await visitor.ask('getStraight');
    return data.membership as { readonly id: number };
  };
  const inWeek = { period: '', group: '' };
  return {
    getStudyBaby: async () => ({ id: (await joined()).id, period: '' }),
    getStudyDetail: async () => (await joined(), { period: '' }),
    getStudyStanding: async () => (await joined(), inWeek),
    listStudyRank: async () => (await joined(), { ...inWeek, page: 1, limit: 10 }),
    exchangeGift: async () => {
      const { rows } = await db.execute<{ id: number; cost: number }>(
        sql`SELECT id, cost FROM straight_gifts WHERE NOT is_sent AND stock > 0 LIMIT 1`,
      );
      await db.execute(
        sql`UPDATE students SET star_num = 1000, pea_coin_num = 1000 WHERE user_id = ${userId}`,
      );
      const submissionId = `0123456789abcdef-${userId}`;
      return { giftId: Number(rows[0]?.id), cost: Number(rows[0]?.cost), addressId: 0, submissionId };
    },
  };
}
