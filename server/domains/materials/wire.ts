/** Materials in the contract's format. */
import type { materialFiles, materials } from './tables';
import type { CallContext } from '../../core/http/handler';
import { pictureUrl } from '../../core/http/file-url';
import { MaterialFileKind } from '../../../src/contract/materials/values';
import { admittedUrl } from '../files/access';

type FileRow = typeof materialFiles.$inferSelect;

export const filmOf = ({ id, title, cover, duration }: FileRow, context: CallContext) => ({
  id,
  title,
  cover: pictureUrl(context, cover),
  duration,
});

export function toFile(
  row: { file: FileRow; subject: (typeof materials.$inferSelect)['subject'] },
  context: CallContext,
) {
  const { file, subject } = row;
  const { id, materialId, kind, title, size, duration, cover } = file;
  const isFilm = kind === MaterialFileKind.video;
  return {
    id,
    materialId,
    kind,
    subject,
    title,
    size,
    ...(cover === '' ? {} : { cover: pictureUrl(context, cover) }),
    ...(isFilm ? { duration } : { url: admittedUrl(context, file.file) }),
  };
}
