/** Reports of a finished evaluation: analysis and appraisal, each for both forms. */
export { analysisScreen } from './analysis';
export { appraisalScreen } from './appraisal';
