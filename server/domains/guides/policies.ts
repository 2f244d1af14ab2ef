import { everyone } from '../../core/http/policy';

/** Guide pages are for everybody, logged in or not. */
export const mayRead = everyone;
