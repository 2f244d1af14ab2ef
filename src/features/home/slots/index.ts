/**
 * The operator's placements on a page.
 *
 *     const slots = new SlotsStore(app, [SLOT.parentCenter.banner, SLOT.parentCenter.image]);   // one call for the page
 *     await slots.load();
 *     <BannerSlot entries={slots.of(SLOT.parentCenter.banner)} place={{ page: 'parentsCenter', positionId: … }} />
 *     <ResourceRows entries={slots.of(SLOT.parentCenter.image)} place={…} />
 *     <BottomLinks entries={slots.of(SLOT.parentCenter.bottomText)} place={…} />
 *
 * Each is hidden when it has no entries, so that pages need no conditions.
 */
export { BannerSlot } from './banner-slot';
export { BottomLinks } from './resource-rows';
export { BANNER_DEFAULT_HEIGHT } from './display-size';
export { ResourceRows } from './resource-rows';
export { SlotsStore } from './slots-store';
