/**
 *     const { overview, sections, isTooEarly } = shownOf(situation);
 *     <Summary situation={situation} overview={overview} goOn={goOn} />     // of the page, and of a shared one
 */
export { shownOf } from './Summary';
export { Summary } from './Summary';
