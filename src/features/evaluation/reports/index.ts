/** What is told of an evaluation when it is over: analysis and appraisal, each for both forms. */
export { analysisScreen } from './analysis';
export { appraisalScreen } from './appraisal';
