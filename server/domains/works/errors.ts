import { BACKEND_CODE } from '../../../src/contract/errors';
import { WORK_CODE } from '../../../src/contract/works/values';
import { BusinessError } from '../../core/http/handler';
import { WORK_MESSAGES } from './messages';

export const unknownWork = () => new BusinessError(BACKEND_CODE.notFound, WORK_MESSAGES.unknown);
export const unknownComment = () => new BusinessError(BACKEND_CODE.notFound, WORK_MESSAGES.unknownComment);
export const otherState = () => new BusinessError(WORK_CODE.state, WORK_MESSAGES.state);
export const tooMany = (message: string) => new BusinessError(WORK_CODE.tooMany, message);
