/** No call of its own: what is written here is shown by growth, rewards and the study PK zone. */
export const learning = { routes: {}, calls: {}, schemas: {}, errors: {} };
