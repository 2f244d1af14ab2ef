/** Help articles, and tutors of children (`crUid`). */
import { HelpParagraphKind } from '../../src/contract/help/values';
import { articleRow } from '../../server/domains/help/edit';
import { helpArticles, helpCategories } from '../../server/domains/help/tables';
import { tutors } from '../../server/domains/help/tutor/tables';
import { addDays } from '../../server/core/time';
import { stored, type TestContext } from './test-context';

export interface ArticleDetails {
  readonly title: string;
  /** The first is a heading, the others are text. */
  readonly lines?: readonly string[];
  readonly related?: readonly string[];
}

let categories = 0;

export async function storeHelp(
  { db, clock }: TestContext,
  name: string,
  articles: readonly ArticleDetails[],
): Promise<void> {
  const category = { name, position: categories++ };
  const { id: categoryId } = stored(
    await db.insert(helpCategories).values(category).returning({ id: helpCategories.id }),
  );
  const { heading, text } = HelpParagraphKind;
  await db.insert(helpArticles).values(
    articles.map(({ title, lines = ['怎么做', '请联系辅导老师。'], related = [] }, position) =>
      articleRow({
        ...{ categoryId, title, related, position },
        paragraphs: lines.map((line, index) => ({ kind: index === 0 ? heading : text, text: line })),
        updatedAt: addDays(clock.now(), -30),
      }),
    ),
  );
}

export async function storeTutor({ db }: TestContext, crUid: number, name = '木子老师'): Promise<void> {
  const workingHours = [{ days: '周一至周五', hours: '13:00 - 21:30' }];
  const contact = { weChatId: `wandou-${crUid}`, weChatQrCode: `tutors/${crUid}.svg` };
  const helpsWith = ['调课、请假与补课'];
  await db.insert(tutors).values({ crUid, name, title: '辅导老师', workingHours, helpsWith, ...contact });
}
