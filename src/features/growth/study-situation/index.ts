/**
 *     const situation = useStudySituation();
 *     <StudySituation store={situation} />       // hidden when there is nothing to show
 *     situation.isAwaited                        // content below may wait for it
 */
export { StudySituation, useStudySituation } from './StudySituation';
