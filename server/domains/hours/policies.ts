import { owned } from '../../core/http/policy';
import { hourBalances, hourGifts, hourMovements, leaveBalances } from './tables';

export const ownBalances = owned(hourBalances.userId);
export const ownMovements = owned(hourMovements.userId);
export const ownGifts = owned(hourGifts.userId);
export const ownLeaveBalances = owned(leaveBalances.userId);
