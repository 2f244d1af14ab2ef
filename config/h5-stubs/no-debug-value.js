/** Instead of mobx-react-lite's words for React's developer tools. */
export const printDebugValue = undefined;
