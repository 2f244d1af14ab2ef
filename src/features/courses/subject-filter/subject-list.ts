import { makeAutoObservable } from 'mobx';
import { COURSES_PAGE, type Subject } from '@/contract/courses/values';
import { toPage } from '@/stores/data/to-page';
import { Paged, type KeyOf } from '@/stores/data/paged';

type Asked = { readonly page: number; readonly limit: number; readonly subject?: Subject };

/** Paginated list of one subject, or of all. */
export class SubjectList<Item> {
  subject: Subject | undefined = undefined;
  readonly list: Paged<Item>;

  constructor(ask: (request: Asked) => Parameters<typeof toPage<Item>>[0], keyOf: KeyOf<Item>) {
    this.list = new Paged<Item>(
      (page, limit) => {
        const ofSubject = this.subject === undefined ? {} : { subject: this.subject };
        return toPage(ask({ page, limit, ...ofSubject }));
      },
      COURSES_PAGE,
      keyOf,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async choose(subject: Subject | undefined): Promise<void> {
    if (subject === this.subject) return;
    this.subject = subject;
    await this.list.first();
  }

  async refresh(): Promise<void> {
    await this.list.again();
  }

  /** On logout: the next user must not see this child's data. */
  reset(): void {
    this.list.reset();
  }
}

interface EmptyTexts {
  readonly empty: string;
  readonly toCourses: string;
  readonly emptySubject: string;
  readonly toAll: string;
}

/** Empty state: of a subject it links to all subjects, of all to the child's courses. */
export const emptyOf = <Item>(
  { subject, choose }: Pick<SubjectList<Item>, 'subject' | 'choose'>,
  texts: EmptyTexts,
  toCourses: () => void,
) =>
  subject === undefined
    ? { text: texts.empty, action: { text: texts.toCourses, onPress: toCourses } }
    : { text: texts.emptySubject, action: { text: texts.toAll, onPress: () => void choose(undefined) } };
