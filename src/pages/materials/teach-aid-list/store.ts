import { materialsCalls } from '@/contract/materials/calls';
import type { TeachAid } from '@/contract/materials/schema';
import { TEACH_AIDS_PAGE_SIZE } from '@/contract/materials/values';
import type { App } from '@/stores/app';
import { pageOf } from '@/stores/page-of';
import { Paged } from '@/stores/paged';

/** Teaching aids of the child's courses. */
export const teachAids = ({ api }: Pick<App, 'api'>): Paged<TeachAid> =>
  new Paged<TeachAid>(
    (page, limit) => pageOf(api.callCounted(materialsCalls.listTeachAids, { page, limit })),
    TEACH_AIDS_PAGE_SIZE,
    ({ aidId }) => aidId,
  );
