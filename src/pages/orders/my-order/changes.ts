/** Counts changes of orders made here: the list compares it when shown again. */
export const orderChanges = () => ({ count: 0 });
