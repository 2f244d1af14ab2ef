import { owned } from '../../core/http/policy';
import { evaluationSittings } from './tables';

/** A sitting belongs to the child who takes it, identified by a session or by an evaluation token. */
export const ownSittings = owned(evaluationSittings.userId);
