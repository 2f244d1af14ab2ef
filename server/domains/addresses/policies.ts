import { owned } from '../../core/http/policy';
import { addresses } from './tables';

/** An address is for the parent who wrote it down. */
export const ownAddresses = owned(addresses.userId);
