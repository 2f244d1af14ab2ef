import { owned } from '../../core/http/policy';
import { devices, sessions } from './tables';

/** Devices and sessions are of an account, whichever of its children is looked at. */
export const ownDevices = owned(devices.accountId);
export const ownSessions = owned(sessions.accountId);
