/**
 *     const situation = useStudySituation();
 *     <StudySituation store={situation} />       // nothing while there is nothing to show
 *     situation.isAwaited                        // what stands below may wait for it
 */
export { StudySituation, useStudySituation } from './StudySituation';
