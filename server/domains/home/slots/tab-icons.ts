/** Tab bar icons on a 48 grid: line weight 4, round ends. Active ones are filled with the brand's green. */
import { join } from 'node:path';
import { drawingsIn, type Drawing } from '../../files/drawings';

export type TabIcon = 'home' | 'growth' | 'courses' | 'mine';
type TabIconState = 'normal' | 'light';

const PLACE = 'pictures/tabs';

export const tabPictureKey = (icon: TabIcon, state: TabIconState): string => `${PLACE}/${icon}-${state}.svg`;

/** Icons of the default tabs. */
export const tabIcons = (): readonly Drawing[] => drawingsIn(join(__dirname, 'tab-icons'), PLACE);
