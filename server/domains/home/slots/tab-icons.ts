/** Icons of the tab bar on a 48 grid: line weight 4, round ends. Lit ones are filled with the brand's green. */
import { join } from 'node:path';
import { drawingsIn, type Drawing } from '../../files/drawings';

export type TabIcon = 'home' | 'growth' | 'courses' | 'mine';
type TabIconState = 'normal' | 'light';

const PLACE = 'pictures/tabs';

export const tabPictureKey = (icon: TabIcon, state: TabIconState): string => `${PLACE}/${icon}-${state}.svg`;

/** Those of the tabs that a new database has. */
export const tabIcons = (): readonly Drawing[] => drawingsIn(join(__dirname, 'tab-icons'), PLACE);
