/** Guides: what they say step by step, and where they lead. */
import type { GuideNext } from '../../../../src/contract/guides/schema';
import { GuideNeeds } from '../../../../src/contract/guides/values';
import { pageOf } from '../../../core/db/page';
import { badInput, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import { changeGuide, guidesOf, guideToEdit, type GuideRow } from '../../guides/edit';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { assertUnchanged, withEtag } from './etag';
import { linkOf } from './link';
import { assertPicture } from './picture';

const shown = ({ code, edition, next, notes, steps, title, words }: GuideRow) => ({
  ...{ code, title, words, notes: [...notes], steps: steps.map((step) => ({ ...step })) },
  ...{ link: next?.url ?? '', button: next?.text ?? '', where: next?.where ?? '' },
  ...{ needs: next?.needs ?? GuideNeeds.nothing, isOwn: edition === '' },
});

const guideFor = async ({ db }: OperatorContext, code: string) =>
  orNotFound(await guideToEdit(db, code), STAFF_MESSAGES.unknown);

type Typed = Pick<ReturnType<typeof shown>, 'link' | 'button' | 'needs' | 'where'>;

/** A target that was not touched keeps what cannot be typed here, such as its mini program. */
function nextOf({ button, link, needs, where }: Typed, before: GuideNext | null): GuideNext | null {
  const leads = link === (before?.url ?? '') ? before : linkOf(link);
  if (leads === null) return null;
  if (button.trim() === '') throw badInput('button', STAFF_MESSAGES.button);
  return { ...leads, text: button.trim(), needs, where: where.trim() };
}

export const guides: OperatorHandlersOf<'listGuides' | 'getGuideText' | 'saveGuide'> = {
  async listGuides(asked, { db }) {
    const { rows, total } = await pageOf((paging) => guidesOf(db, paging), asked);
    const listed = rows.map(({ code, edition, steps, title }) => ({
      ...{ code, title, stepCount: steps.length, isOwn: edition === '' },
    }));
    return withCount(listed, total);
  },

  async getGuideText({ code }, context) {
    return withEtag(shown(await guideFor(context, code)));
  },

  async saveGuide({ code, etag, notes, steps, title, words, ...next }, context) {
    const { db, providers } = context;
    const before = await guideFor(context, code);
    assertUnchanged(shown(before), etag);
    const kept = new Set(['', ...before.steps.map(({ picture }) => picture)]);
    for (const [at, { picture }] of steps.entries())
      if (!kept.has(picture)) await assertPicture(providers.storage, picture, `steps.${at}.picture`);
    await changeGuide(db, code, {
      ...{ title: title.trim(), words: words.trim(), next: nextOf(next, before.next) },
      notes: notes.map((note) => note.trim()).filter(Boolean),
      steps: steps.map(({ alt, picture, ...step }) => ({
        ...{ title: step.title.trim(), words: step.words.trim(), picture, alt: alt.trim() },
      })),
    });
    context.concerns({ detail: { code, title: title.trim() } });
    return { code };
  },
};
