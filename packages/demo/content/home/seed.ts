import { ResourceType } from '../../../../src/contract/home/values';
import type { Db } from '../../../../server/core/db/types';
import { toOwnPage } from '../../pages';
import { asCardTarget, nowhere } from '../targets';
import { type AvatarName, pictureKey } from '../../pictures/catalogue';
import { slots } from '../../../../server/domains/home/slots/tables';
import { addDays, type Clock } from '../../../../server/core/time';
import { MODULES, type DemoCard, type DemoModule } from './modules';
import { slotRows } from './slots';
import { homeCards, homeModuleBanners, homeModules } from '../../../../server/domains/home/tables';

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
    const moduleId = await insertModule(db, module, index + 1);
    await db.insert(homeCards).values(
      module.cards.map((card, place) => ({
        ...cardRow(card, moduleId, index * 5 + place, place + 1, clock),
        ...asCardTarget(toOwnPage(card.target)),
      })),
    );
    if (module.banner !== undefined) await insertBanner(db, moduleId, module.banner);
  }
}

async function insertModule(db: Db, module: DemoModule, position: number): Promise<number> {
  const [row] = await db
    .insert(homeModules)
    .values({
      name: module.name,
      styleTypeId: module.style,
      buttonTypeId: module.button === undefined ? 0 : 1,
      buttonTypeName: module.button ?? '',
      userTypes: [...module.userTypes],
      position,
    })
    .returning({ id: homeModules.id });
  if (row === undefined) throw new Error('A home module was not stored');
  return row.id;
}

function cardRow(card: DemoCard, moduleId: number, turn: number, serialNumber: number, clock: Clock) {
  return {
    moduleId,
    title: card.title,
    subtitle: card.subtitle,
    content: card.content ?? '',
    picture: card.picture,
    endTime: card.endsIn === undefined ? null : addDays(clock.now(), card.endsIn),
    serialNumber,
    participantNum: card.participants,
    participantPictures: facesFrom(turn).map((name) => pictureKey.avatar(name)),
  };
}

const facesFrom = (turn: number): AvatarName[] =>
  Array.from({ length: FACES_SHOWN }, (_, index) => FACES[(turn + index * 5) % FACES.length] ?? 'bear');

async function insertBanner(
  db: Db,
  moduleId: number,
  banner: NonNullable<DemoModule['banner']>,
): Promise<void> {
  const [slot] = await db
    .insert(slots)
    .values({
      title: banner.title,
      type: ResourceType.image,
      picture: pictureKey.scene(banner.scene),
      displaySize: '686x282',
      ...nowhere,
    })
    .returning({ id: slots.id });
  if (slot !== undefined) await db.insert(homeModuleBanners).values({ moduleId, slotId: slot.id });
}
