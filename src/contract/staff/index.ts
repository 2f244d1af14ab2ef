/** No calls of the app: staff use the operator's (operator.schema.ts), which no bundle of the app carries. */
export const staff = { routes: {}, calls: {}, schemas: {}, errors: {} };
