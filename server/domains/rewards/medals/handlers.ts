import { MEDALS, medalLevel, medalNames, type MedalName } from '../../../../src/contract/rewards/values';
import { requireSession, type HandlersOf } from '../../../core/http/handler';
import { amounts, type Amount } from './amounts';

export const medalHandlers: HandlersOf<'listMedals'> = {
  async listMedals(_request, { session, db, clock }) {
    const { userId } = requireSession({ session });
    const counted = await Promise.all(
      medalNames.map(async (name) => ({ name, of: await amounts[name](db, clock, userId) })),
    );
    return counted.map(({ name, of }) => ({
      name,
      amount: of.amount,
      level: medalLevel(name, of.amount),
      earnedOn: earnedOn(name, of),
    }));
  },
};

/** The date on which a level was reached; none if that lies before the first known date. */
function earnedOn(name: MedalName, { amount, days }: Amount): string[] {
  const unknown = amount - days.length;
  return MEDALS[name].filter((needed) => amount >= needed).map((needed) => days[needed - unknown - 1] ?? '');
}
