import { owned } from '../../core/http/policy';
import { addresses } from './tables';

/** An address belongs to the parent who entered it. */
export const ownAddresses = owned(addresses.userId);
