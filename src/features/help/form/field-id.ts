export const fieldId = (key: string): string => `form-field-${key}`;
