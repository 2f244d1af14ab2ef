/** Element id of a field. */
export const fieldId = (key: string): string => `form-field-${key}`;
