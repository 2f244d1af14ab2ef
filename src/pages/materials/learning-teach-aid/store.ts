import { makeAutoObservable } from 'mobx';
import { materialsCalls } from '@/contract/materials/calls';
import { MATERIAL_FILES_PAGE_SIZE, MaterialFileKind } from '@/contract/materials/values';
import type { ResponseOf } from '@/contract/define';
import { toastFailure } from '@/services/feedback/toast-failure';
import { webUrl } from '@/services/router/web-url';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

export type MaterialFile = ResponseOf<(typeof materialsCalls)['getMaterialFiles']>[number];

type Needs = Pick<App, 'api' | 'feedback' | 'native' | 'router' | 'student'>;

/** The files of one material, or of all. */
export class TeachAidStore {
  readonly list: Paged<MaterialFile>;
  private isOpening = false;

  constructor(
    private readonly app: Needs,
    /** null: of all. */
    private readonly materialId: number | null,
  ) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      MATERIAL_FILES_PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    if (this.app.student.isOfficial) await this.list.refresh();
  }

  /** Videos have their own page; the app or browser opens other files. Ignores a second tap. */
  async open({ id, kind, url }: MaterialFile): Promise<void> {
    const { native, feedback, router } = this.app;
    if (kind === MaterialFileKind.video) return router.go('learningVideo', { id: String(id) });
    const address = webUrl(url ?? '');
    if (this.isOpening || !address) return;
    this.isOpening = true;
    const opened = await native.call('openFile', { url: address.href, isDownload: 0 });
    this.isOpening = false;
    if (!opened.ok && opened.error.kind !== 'denied') toastFailure(feedback, opened.error);
  }

  private fetch(page: number, limit: number) {
    const { materialId } = this;
    const request = { page, limit, ...(materialId === null ? {} : { materialId }) };
    return toPage(this.app.api.callCounted(materialsCalls.getMaterialFiles, request));
  }
}
