/** No calls: the data is shown by growth, rewards and the study PK zone. */
export const learning = { routes: {}, calls: {}, schemas: {}, errors: {} };
