import type { Params, Phone } from '../phone';

/** SILENT: the app does it and says nothing. */
export type Command = (params: Params, phone: Phone) => unknown;
