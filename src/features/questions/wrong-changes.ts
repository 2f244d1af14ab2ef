/** Counts wrong questions that were marked here as mastered or not: the collection compares it when shown again. */
export const wrongChanges = () => ({ count: 0 });
