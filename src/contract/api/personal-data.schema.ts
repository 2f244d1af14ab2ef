/** A copy of one's own data as a file. */
import { Type as T, type Static } from '@sinclair/typebox';
import { filled, integer, nothingAsked, url } from './primitives.schema';

export const DataExportSchema = T.Object({
  /** Works once: whoever has it has the copy. With `?view=1` the copy is shown in place. */
  url: url(),
  fileName: filled(64),
  expiresInSeconds: integer(1),
});

export const personalDataSchemas = {
  exportPersonalData: { request: nothingAsked(), response: DataExportSchema },
};

export type DataExport = Static<typeof DataExportSchema>;
