import { INVITATION_PAGE_SIZE } from '@/contract/share/invite';
import { shareCalls } from '@/contract/share/calls';
import type { Invitation } from '@/contract/share/schema';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** The parent's invited friends, newest first. */
export class FriendsStore {
  readonly list: Paged<Invitation>;

  constructor({ api }: Pick<App, 'api'>) {
    this.list = new Paged(
      (page, limit) => toPage(api.callCounted(shareCalls.listInvitations, { page, limit })),
      INVITATION_PAGE_SIZE,
      ({ id }) => id,
    );
  }

  load = async (): Promise<void> => void (await this.list.refresh());
}
