export { FormFill } from './fill';
export { FormPage } from './FormPage';
export { FormFoot } from './FormPage';
export { SentAnswers } from './FormPage';
