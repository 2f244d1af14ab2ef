import type { Seed } from '../../core/seed';
import { agreementsEdition, seedAgreements } from './agreements/seed';
import { seedLookUps } from './look-ups/seed';

export const accountSeed: Seed = {
  base: seedLookUps,
  atStart: ({ config: { company } }, once) =>
    once(`agreements:${agreementsEdition(company)}`, (tx) => seedAgreements(tx, company)),
};
