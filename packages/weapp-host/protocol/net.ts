/** Messages of wx.request and the like between the logic worker and Node. */

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
  /** whether redirects are followed; default true */
  redirect?: 'follow' | 'manual';
  /** chunks are sent to 'net.chunk' as they arrive, and the response's body is empty */
  chunked?: boolean;
  /** direction reported by 'net.progress'; default: none */
  progress?: 'up' | 'down';
  /** larger responses fail with 'exceed max file size' */
  maxBytes?: number;
}

/** `body` is base64. */
export interface NetResponse {
  statusCode: number;
  header: Record<string, string>;
  cookies: string[];
  body: string;
}
