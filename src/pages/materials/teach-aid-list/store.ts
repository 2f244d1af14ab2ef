import { materialsCalls } from '@/contract/materials/calls';
import type { TeachAid } from '@/contract/materials/schema';
import { TEACH_AIDS_PAGE_SIZE } from '@/contract/materials/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** Teaching aids of the child's courses. */
export const teachAids = ({ api }: Pick<App, 'api'>): Paged<TeachAid> =>
  new Paged<TeachAid>(
    (page, limit) => toPage(api.callCounted(materialsCalls.listTeachAids, { page, limit })),
    TEACH_AIDS_PAGE_SIZE,
    ({ aidId }) => aidId,
  );
