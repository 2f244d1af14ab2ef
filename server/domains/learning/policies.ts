import { owned } from '../../core/http/policy';
import { learningEvents, learningReports } from './tables';

/** What a child learned, and its reports: of one child. */
export const ownEvents = owned(learningEvents.userId);
export const ownReports = owned(learningReports.userId);
