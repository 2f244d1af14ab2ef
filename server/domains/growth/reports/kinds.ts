/** Registry of all report kinds. To add one, see spec.ts, then spread it here. */
import type { ReportKind } from '../../../../src/contract/growth/values';
import { evaluationKinds } from '../evaluations/kinds';
import { eventKinds } from './event-kinds';
import type { KindOfReport } from '../report-kinds/spec';

export const reportKinds: Readonly<Record<ReportKind, KindOfReport>> = { ...eventKinds, ...evaluationKinds };
