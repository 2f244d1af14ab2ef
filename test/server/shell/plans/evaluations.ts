/** Requests about evaluations for the walk through all calls. */
import { anEvaluation } from '../../../builders/evaluations';
import type { Backend } from '../../support/backend';
import type { InsideParent } from '../../support/people';

export function evaluationRequests({ services }: Backend, parent: InsideParent) {
  const taken = async () => ({ evaluationId: await anEvaluation(services, parent) });
  return { listEvaluationAnswers: taken, listExploreCourses: taken };
}
