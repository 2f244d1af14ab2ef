import { owned } from '../../core/http/policy';
import { evaluationSittings } from './tables';

/** A sitting is for the child who takes it: of a session, or of the token that a phone got. */
export const ownSittings = owned(evaluationSittings.userId);
