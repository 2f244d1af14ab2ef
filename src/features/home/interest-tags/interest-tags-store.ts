import { makeAutoObservable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/home/calls';
import { TagStatus } from '@/contract/home/values';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import type { InterestTagGroup, TagPop } from './tag-pop';
import { interestTagsTexts } from './texts';

/** Selection in one popup. */
export class InterestTagsStore {
  isSaving = false;
  private isClosed = false;
  /** Tag ids by group id. */
  private chosen: ReadonlyMap<number, readonly number[]>;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback'>,
    private readonly pop: TagPop,
    private readonly onClose: (acted: boolean) => void,
  ) {
    this.chosen = new Map(pop.groups.map(({ id, chosen }) => [id, chosen]));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get count(): number {
    return [...this.chosen.values()].reduce((sum, ids) => sum + ids.length, 0);
  }

  isChosen(group: InterestTagGroup, tagId: number): boolean {
    return this.chosenOf(group).includes(tagId);
  }

  isFull(group: InterestTagGroup): boolean {
    return this.chosenOf(group).length >= group.max;
  }

  toggle(group: InterestTagGroup, tagId: number): void {
    const chosen = this.chosenOf(group);
    if (this.isSaving) return;
    if (chosen.includes(tagId)) {
      this.choose(
        group,
        chosen.filter((id) => id !== tagId),
      );
    } else if (!this.isFull(group)) this.choose(group, [...chosen, tagId]);
  }

  /** An empty selection is valid. On an error the selection is kept. */
  async save(): Promise<void> {
    if (this.isSaving) return;
    this.isSaving = true;
    const result = await this.app.api.call(homeCalls.saveInterestTagPops, {
      interestTagPopListSaveReqDtos: [
        { popId: this.pop.id, saveGroupReqDtos: this.pop.groups.map((group) => this.saved(group)) },
      ],
    });
    runInAction(() => (this.isSaving = false));
    this.app.feedback.toast(result.ok ? interestTagsTexts.saved : errorText(result.error));
    if (result.ok) this.close(true);
  }

  leave(): void {
    this.close(false);
  }

  /** Once: a save that ends after the close must not close the next popup. */
  private close(acted: boolean): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onClose(acted);
  }

  private choose({ id }: InterestTagGroup, tagIds: readonly number[]): void {
    this.chosen = new Map([...this.chosen, [id, tagIds]]);
  }

  private chosenOf({ id }: InterestTagGroup): readonly number[] {
    return this.chosen.get(id) ?? [];
  }

  /** All tags with their state, by the wire's names: rule home-32. */
  private saved(group: InterestTagGroup) {
    const { selected, notSelected } = TagStatus;
    const tagReqDtos = group.tags.map(({ id }) => ({
      tagid: id,
      status: this.isChosen(group, id) ? selected : notSelected,
    }));
    return { groupId: group.id, tagReqDtos };
  }
}
