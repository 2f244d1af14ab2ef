import type { Params, Phone } from '../phone';

/** SILENT: executed without a reply. */
export type Command = (params: Params, phone: Phone) => unknown;
