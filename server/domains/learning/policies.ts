import { owned } from '../../core/http/policy';
import { learningEvents, learningReports } from './tables';

export const ownEvents = owned(learningEvents.userId);
export const ownReports = owned(learningReports.userId);
