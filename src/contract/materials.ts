/** Learning materials. Kinds and limits are not shown in the specification (assumed). */
import type { ValueOf } from './enums';

export const MaterialFileKind = { pdf: 'pdf', image: 'image', video: 'video' } as const;
export type MaterialFileKind = ValueOf<typeof MaterialFileKind>;

export const MATERIALS_PAGE_SIZE = 10;
export const MATERIAL_FILES_PAGE_SIZE = 20;
