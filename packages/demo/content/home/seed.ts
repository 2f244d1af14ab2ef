import { ResourceType } from '../../../../src/contract/home/values';
import type { Db } from '../../../../server/core/db/types';
import { toOwnPage } from '../../pages';
import { asCardTarget } from '../targets';
import { type AvatarName, pictureKey } from '../../pictures/catalogue';
import {
  saveCards,
  saveModule,
  savePlacements,
  type WrittenCard,
  type WrittenModule,
} from '../../../../server/domains/home/edit';
import { saveSlot } from '../../../../server/domains/home/slots/edit';
import { slots } from '../../../../server/domains/home/slots/tables';
import { addDays, type Clock } from '../../../../server/core/time';
import { MODULES, type DemoCard, type DemoModule } from './modules';
import { banner, BANNER_SIZE, slotRows } from './slots';

const FACES: readonly AvatarName[] = [
  'child-2',
  'bear',
  'child-5',
  'rabbit',
  'child-1',
  'fox',
  'child-6',
  'panda',
  'chick',
  'child-3',
  'cat',
  'child-4',
];
const FACES_SHOWN = 3;

export async function seedSlots(db: Db): Promise<void> {
  await db.insert(slots).values(slotRows().map(toOwnPage));
}

export async function seedHomeModules(db: Db, clock: Clock): Promise<void> {
  for (const [index, module] of MODULES.entries()) {
    const moduleId = await saveModule(db, undefined, written(module, index + 1));
    const cards = module.cards.map((card, place) => ({
      ...writtenCard(card, index * 5 + place, clock),
      ...asCardTarget(toOwnPage(card.target)),
    }));
    await saveCards(db, moduleId, cards);
    if (module.banner !== undefined)
      await savePlacements(db, moduleId, [await saveBanner(db, module.banner)]);
  }
}

const written = (module: DemoModule, position: number): WrittenModule => ({
  name: module.name,
  styleTypeId: module.style,
  buttonTypeId: module.button === undefined ? 0 : 1,
  buttonTypeName: module.button ?? '',
  userTypes: [...module.userTypes],
  position,
});

function writtenCard(card: DemoCard, offset: number, clock: Clock): WrittenCard {
  return {
    title: card.title,
    subtitle: card.subtitle,
    content: card.content ?? '',
    picture: card.picture,
    endTime: card.endsIn === undefined ? null : addDays(clock.now(), card.endsIn),
    participantNum: card.participants,
    participantPictures: facesFrom(offset).map((name) => pictureKey.avatar(name)),
  };
}

const facesFrom = (offset: number): AvatarName[] =>
  Array.from({ length: FACES_SHOWN }, (_, index) => FACES[(offset + index * 5) % FACES.length] ?? 'bear');

const saveBanner = (db: Db, { name, target }: NonNullable<DemoModule['banner']>): Promise<number> =>
  saveSlot(db, undefined, {
    ...banner(name),
    type: ResourceType.image,
    displaySize: BANNER_SIZE,
    ...toOwnPage(target),
  });
