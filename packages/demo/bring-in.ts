/** Brings rows in as an operator's school comes in: by the import, with its checks. */
import { importFiles, type ImportedFile } from '../../server/core/import';
import type { ImportServices } from '../../server/core/import/kind';
import { folderOf } from '../../server/core/import/read';
import { coursesImports } from '../../server/domains/courses/imports';
import { helpImports } from '../../server/domains/help/imports';

const imports = [...coursesImports, ...helpImports];

/** Rows by kind; each has an id of its own, `demo-…`. */
export async function bringIn(
  services: ImportServices,
  rows: Readonly<Record<string, readonly object[]>>,
): Promise<readonly ImportedFile[]> {
  const { errors, files } = await importFiles(services, imports, folderOf(rows, imports));
  if (errors !== undefined) throw new Error(errors.join('\n'));
  return files;
}
