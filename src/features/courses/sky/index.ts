import { subjectKey } from '../index';
import './sky.scss';

/** Class of a `Screen` that is about one subject; none while that is not known. */
export const skyOf = (subject: number | undefined): string | undefined =>
  subject === undefined ? undefined : `screen--${subjectKey(subject)}`;
