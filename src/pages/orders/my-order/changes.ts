/** How often orders were changed here: the list compares when it shows again. */
export const orderChanges = () => ({ count: 0 });
