import { owned } from '../../core/http/policy';
import { devices, sessions } from './tables';

/** Devices and sessions belong to an account, not to one of its children. */
export const ownDevices = owned(devices.accountId);
export const ownSessions = owned(sessions.accountId);
