/** Home's modules: their cards, and the placements that they show. */
import type { HomeModuleUserType, SlotPlatform } from '../../../../src/contract/home/values';
import type { ModuleCard } from '../../../../src/contract/staff/module-calls.schema';
import { pageOf } from '../../../core/db/page';
import { badInput, withCount } from '../../../core/http/handler';
import { formatDateTime } from '../../../core/time';
import { orNotFound } from '../../../core/http/policy';
import {
  cardsOf,
  modulePlacements,
  modulesOf,
  moduleToEdit,
  placementsOf,
  saveCards,
  saveModule,
  savePlacements,
  type ModuleRow,
  type WrittenCard,
} from '../../home/edit';
import type { CardRow } from '../../home/wire';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { assertUnchanged, withEtag } from './etag';
import { targetOf } from './link';
import { momentOf } from './moment';
import { assertPicture } from './picture';

/** Kind of a button, as what is tracked calls it. */
const SOME_BUTTON = 1;

const moduleOf = (row: ModuleRow) => ({
  ...{ moduleId: row.id, name: row.name, style: row.styleTypeId, button: row.buttonTypeName },
  userTypes: row.userTypes as HomeModuleUserType[],
  platformTypes: row.deviceTypes as SlotPlatform[],
  ...{ position: row.position, isActive: row.isActive },
});

const cardOf = (row: CardRow) => ({
  ...{ cardId: row.id, title: row.title, subtitle: row.subtitle, content: row.content },
  ...{ picture: row.picture, link: row.link ?? '', xcxId: row.xcxId ?? '', xcxUrl: row.xcxUrl ?? '' },
  endsAt: formatDateTime(row.endTime),
});

async function shown({ db }: OperatorContext, row: ModuleRow) {
  const cards = await cardsOf(db, row.id);
  return { ...moduleOf(row), cards: cards.map(cardOf), placementIds: await placementsOf(db, row.id) };
}

const moduleFor = async ({ db }: OperatorContext, moduleId: number) =>
  orNotFound(await moduleToEdit(db, moduleId), STAFF_MESSAGES.unknown);

/** What was not touched stays as it is, also where it could not be typed here. */
async function toWrite(
  { providers }: OperatorContext,
  { cardId, endsAt, picture, ...card }: ModuleCard,
  { at, before }: { readonly at: number; readonly before: CardRow | undefined },
): Promise<WrittenCard> {
  const field = (name: string) => `cards.${at}.${name}`;
  if (cardId !== undefined && before === undefined) throw badInput('cards', STAFF_MESSAGES.unknown);
  if (picture !== before?.picture) await assertPicture(providers.storage, picture, field('picture'));
  const { link, xcxId, xcxUrl } = card;
  const kept = before && cardOf(before);
  const isKept = kept?.link === link && kept.xcxId === xcxId && kept.xcxUrl === xcxUrl;
  const { url, ...target } = isKept ? { url: undefined } : targetOf(card, field('link'));
  return {
    ...(cardId === undefined ? {} : { id: cardId }),
    ...{ title: card.title.trim(), subtitle: card.subtitle.trim(), content: card.content.trim(), picture },
    ...{ ...target, ...(url === undefined ? {} : { link: url }) },
    endTime: momentOf(field('endsAt'), endsAt),
  };
}

export const modules: OperatorHandlersOf<'listHomeModules' | 'getHomeModule' | 'saveHomeModule'> = {
  async listHomeModules(asked, { db }) {
    const { rows, total } = await pageOf((paging) => modulesOf(db, paging), asked);
    return withCount(
      rows.map(({ cards, ...row }) => ({ ...moduleOf(row), cardCount: cards })),
      total,
    );
  },

  async getHomeModule({ moduleId }, context) {
    return withEtag(await shown(context, await moduleFor(context, moduleId)));
  },

  async saveHomeModule({ cards, etag, moduleId, placementIds, ...module }, context) {
    const { db } = context;
    const before = moduleId === undefined ? null : await moduleFor(context, moduleId);
    if (before !== null) assertUnchanged(await shown(context, before), etag);
    const known = before === null ? [] : await cardsOf(db, before.id);
    const written: WrittenCard[] = [];
    for (const [at, card] of cards.entries())
      written.push(await toWrite(context, card, { at, before: known.find(({ id }) => id === card.cardId) }));
    if ((await modulePlacements(db, placementIds)).length < placementIds.length)
      throw badInput('placementIds', STAFF_MESSAGES.modulePlacement);
    const { button, isActive, platformTypes, position, style, userTypes } = module;
    const name = module.name.trim();
    const id = await saveModule(db, before?.id, {
      ...{ name, styleTypeId: style, userTypes, deviceTypes: platformTypes, position, isActive },
      buttonTypeId: button.trim() === '' ? 0 : before?.buttonTypeId || SOME_BUTTON,
      buttonTypeName: button.trim(),
    });
    await saveCards(db, id, written);
    await savePlacements(db, id, placementIds);
    context.concerns({ detail: { moduleId: id, name, isActive, cards: cards.length } });
    return { moduleId: id };
  },
};
