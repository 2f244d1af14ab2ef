import type { MaterialRequest } from '@/contract/materials/collect.schema';
import { materialsCalls } from '@/contract/materials/calls';
import { COLLECT_PAGE_SIZE } from '@/contract/materials/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** Material requests to this parent. */
export const materialRequests = ({ api }: Pick<App, 'api'>): Paged<MaterialRequest> =>
  new Paged<MaterialRequest>(
    (page, limit) => toPage(api.callCounted(materialsCalls.listMaterialRequests, { page, limit })),
    COLLECT_PAGE_SIZE,
    ({ id }) => id,
  );
