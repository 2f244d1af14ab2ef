export { FormFill } from './fill';
export { FormPage } from './FormPage';
export { FormFoot } from './FormFoot';
export { SentAnswers } from './SentAnswers';
