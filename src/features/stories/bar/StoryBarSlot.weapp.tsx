/** Stories play in the web-view there, which is a page of its own. */
export const StoryBarSlot = (_props: { aboveTabs?: boolean }) => null;
