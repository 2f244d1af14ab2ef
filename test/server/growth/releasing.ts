/** Releases of a backend with a controlled clock. */
import { asc, eq } from 'drizzle-orm';
import { learningReports } from '../../../server/domains/learning/tables';
import type { Backend } from '../support/backend';
import { release } from '../support/jobs';

export function releasing(backend: () => Backend) {
  const complaints: unknown[] = [];
  const onError = (error: unknown) => void complaints.push(error);
  const releaseAt = async (moment: Date) => {
    const { clock, services } = backend();
    clock.set(moment);
    await release(services, onError);
  };
  const reportsOf = ({ userId }: { readonly userId: number }) =>
    backend()
      .services.db.select()
      .from(learningReports)
      .where(eq(learningReports.userId, userId))
      .orderBy(asc(learningReports.id));
  const kindsOf = async (parent: { readonly userId: number }) =>
    (await reportsOf(parent)).map(({ kind }) => kind);
  return { complaints, onError, releaseAt, reportsOf, kindsOf };
}
