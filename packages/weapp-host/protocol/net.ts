/** What wx.request and its like become on their way from the logic worker to Node, and back. */

export interface NetRequest {
  id: number;
  url: string;
  method: string;
  header: Record<string, string>;
  /** UTF-8 text, or base64 when `binary` */
  body: string | null;
  binary: boolean;
  /** ms */
  timeout: number;
  /** whether a 3xx answer is followed; default: it is */
  redirect?: 'follow' | 'manual';
  /** pieces go to 'net.chunk' as they come, and the body of the answer stays empty */
  chunked?: boolean;
  /** which way 'net.progress' is told of; default: none */
  progress?: 'up' | 'down';
  /** a longer answer fails with 'exceed max file size' */
  maxBytes?: number;
}

/** `body` is base64. */
export interface NetResponse {
  statusCode: number;
  header: Record<string, string>;
  cookies: string[];
  body: string;
}
