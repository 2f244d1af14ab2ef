/** An issue of glass-easel's template compiler; lines and columns are 0-based. */
export interface TemplateIssue {
  isError: boolean;
  level: string;
  code: number;
  message: string;
  startLine: number;
  startColumn: number;
}

const NO_CHILDREN = 65557;
const ILLEGAL_ENTITY = 65541;
const MISSING_END_TAG = 65543;
const INVALID_ATTRIBUTE = 65548;
const MISSING_SOURCE = 65563;
const INVALID_END_TAG = 65567;

export const readIssues = (found: unknown): TemplateIssue[] =>
  Array.isArray(found) ? (found as TemplateIssue[]) : [];

/**
 * WeChat's compiler error for an issue, or null if it accepts the template. It is stricter than glass-easel about unclosed tags and a
 * wx:else without wx:if, and keeps unknown entities as text.
 */
export function refusalOf({ isError, code, message }: TemplateIssue, near: string): string | null {
  const tag = /^[\w-]+/.exec(near)?.[0] ?? '';
  if (code === MISSING_END_TAG) return `expect end-tag \`${tag}\`., near \`${near}\``;
  if (code === INVALID_END_TAG) return `get tag end without start, near \`${near}\``;
  if (code === INVALID_ATTRIBUTE) return /^wx:(else|elif)/.test(near) ? withoutIf(near) : null;
  // Content of a <slot> is ignored; an <import> without src imports nothing.
  if (!isError || code === ILLEGAL_ENTITY || code === NO_CHILDREN || code === MISSING_SOURCE) return null;
  return `${message}, near \`${near}\``;
}

const withoutIf = (near: string): string =>
  `Bad attr \`${/^wx:\w+/.exec(near)?.[0] ?? ''}\` with message: \`wx:if not found, then something must be wrong\``;
