/** Error numbers and names of Chromium's network library, which WeChat uses. */
const CODES: Record<string, [number, string]> = {
  CERT_HAS_EXPIRED: [-201, 'ERR_CERT_DATE_INVALID'],
  DEPTH_ZERO_SELF_SIGNED_CERT: [-202, 'ERR_CERT_AUTHORITY_INVALID'],
  EAI_AGAIN: [-105, 'ERR_NAME_NOT_RESOLVED'],
  ECONNREFUSED: [-102, 'ERR_CONNECTION_REFUSED'],
  ECONNRESET: [-101, 'ERR_CONNECTION_RESET'],
  EHOSTUNREACH: [-109, 'ERR_ADDRESS_UNREACHABLE'],
  ENETUNREACH: [-109, 'ERR_ADDRESS_UNREACHABLE'],
  ENOTFOUND: [-105, 'ERR_NAME_NOT_RESOLVED'],
  EPIPE: [-101, 'ERR_CONNECTION_RESET'],
  EPROTO: [-107, 'ERR_SSL_PROTOCOL_ERROR'],
  ERR_TLS_CERT_ALTNAME_INVALID: [-200, 'ERR_CERT_COMMON_NAME_INVALID'],
  ETIMEDOUT: [-118, 'ERR_CONNECTION_TIMED_OUT'],
  SELF_SIGNED_CERT_IN_CHAIN: [-202, 'ERR_CERT_AUTHORITY_INVALID'],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [-202, 'ERR_CERT_AUTHORITY_INVALID'],
  Z_DATA_ERROR: [-330, 'ERR_CONTENT_DECODING_FAILED'],
};

const worded = ([code, name]: [number, string]): string =>
  `errcode:${code} cronet_error_code:${code} error_msg:net::${name}`;

export const TOO_MANY_REDIRECTS = worded([-310, 'ERR_TOO_MANY_REDIRECTS']);
export const CUT_SHORT = worded([-355, 'ERR_INCOMPLETE_CHUNKED_ENCODING']);

/** WeChat's message for an error of Node's network code. */
export function networkFailure(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && code.startsWith('HPE_')) return worded([-370, 'ERR_INVALID_HTTP_RESPONSE']);
  return worded((typeof code === 'string' && CODES[code]) || [-2, 'ERR_FAILED']);
}
