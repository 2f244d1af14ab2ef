/** Of a field's box in the page. */
export const fieldId = (key: string): string => `form-field-${key}`;
