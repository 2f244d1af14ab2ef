/** Methods of the automator by name. */
export type Params = Record<string, unknown>;
export type Methods = Record<string, (params: Params) => unknown>;
