/** Maps any thrown error to a BusinessError that is safe to show. No internal details pass through. */
import type { FastifyError } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError } from './handler';
import { ProviderError } from '../providers/error';
import { badFieldMessage, HTTP_MESSAGES } from './messages';

interface Violation {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const bad = (message: string, field?: string) =>
  new BusinessError(BACKEND_CODE.badInput, message, 400, field);

/** '/packageReceives/0/id' to 'packageReceives.0.id'; for a missing field, its own path instead of its parent's. */
function fieldOf({ instancePath, params }: Violation): string {
  const path = instancePath.split('/').filter((part) => part !== '');
  const missing = params.missingProperty ?? params.additionalProperty;
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
}

function fromValidation(violations: readonly Violation[]): BusinessError {
  const [first] = violations;
  if (first === undefined) return bad(HTTP_MESSAGES.badInput);
  const field = fieldOf(first);
  return bad(badFieldMessage(field, first.keyword), field);
}

const FASTIFY_ERRORS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, HTTP_MESSAGES.bodyNotJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, HTTP_MESSAGES.badInput],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, HTTP_MESSAGES.bodyTooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, HTTP_MESSAGES.mediaType],
  FST_ERR_BAD_URL: [400, HTTP_MESSAGES.badInput],
};

/** SQLSTATE class 22, data exception: a value that does not fit its column. Only input can cause it. */
function isDataException(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  return (
    'severity' in cause && 'code' in cause && typeof cause.code === 'string' && cause.code.startsWith('22')
  );
}

/** null: unexpected; log it and respond with `internalError`. */
export function expectedError(error: Error & Partial<FastifyError>): BusinessError | null {
  if (error instanceof BusinessError) return error;
  if (error.validation !== undefined) return fromValidation(error.validation as readonly Violation[]);
  const known = FASTIFY_ERRORS[error.code ?? ''];
  if (known !== undefined) return new BusinessError(BACKEND_CODE.badInput, known[1], known[0]);
  if (error instanceof ProviderError)
    return new BusinessError(BACKEND_CODE.unavailable, HTTP_MESSAGES.unavailable, 503);
  if (isDataException(error)) return bad(HTTP_MESSAGES.badInput);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? new BusinessError(BACKEND_CODE.badInput, HTTP_MESSAGES.badInput, status)
    : null;
}

export const internalError = () => new BusinessError(BACKEND_CODE.unavailable, HTTP_MESSAGES.internal, 500);
export const tooManyRequests = (retryAfterS: number) =>
  new BusinessError(BACKEND_CODE.tooManyRequests, HTTP_MESSAGES.tooManyRequests, 429, undefined, retryAfterS);
