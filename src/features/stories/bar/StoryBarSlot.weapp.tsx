/** Stories play in the web view there, on their own page. */
export const StoryBarSlot = (_props: { aboveTabs?: boolean }) => null;
