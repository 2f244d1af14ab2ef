/** A process that releases due reports and hangs in its second batch until release-crash.test.ts kills it. */
import { ReportKind } from '../../../src/contract/growth/values';
import { connect } from '../../../server/core/db/client';
import { reportKinds } from '../../../server/domains/growth/reports/kinds';
import type { KindOfReport } from '../../../server/domains/growth/report-kinds/spec';
import { releaseDue } from '../../../server/domains/growth/reports/work';
import { SEEDED_AT } from '../support/clock';

const { month } = reportKinds;
let calls = 0;
const standingStill: KindOfReport = {
  ...month,
  atOnce: 100,
  contentsOf: async (db, orders) => {
    const contents = await month.contentsOf(db, orders);
    calls += 1;
    if (calls === 1) return contents;
    process.stdout.write('in the middle\n');
    return new Promise(() => setInterval(() => undefined, 1000));
  },
};

const complain = (error: unknown) => process.stderr.write(`${String(error)}\n`);
const { db } = connect(process.env['DATABASE_URL'] ?? '', 2, complain, {});
void releaseDue({
  db,
  clock: { now: () => SEEDED_AT },
  onError: complain,
  kinds: { [ReportKind.month]: standingStill },
}).catch(complain);
