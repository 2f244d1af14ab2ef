import { everyone } from '../../core/http/policy';

/** Guide pages are public. */
export const mayRead = everyone;
